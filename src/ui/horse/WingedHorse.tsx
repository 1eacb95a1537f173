import { useId } from 'react'
import { brandMark } from '#domain/settings/configuration.ts'
import { BrandMark } from '../BrandMark.tsx'
import {
  getHorseShapes,
  HORSE_BOX,
  HORSE_LAYERS,
  type HorseFill,
  type HorseLayer,
  type HorsePose,
  WING_BEAT,
} from './horse-art.ts'

const POSES = [...new Set<HorsePose>(WING_BEAT)]
const WINGS: readonly HorseLayer[] = ['far', 'near']
/** Hind hooves, from which the sparks fly. */
const SPARKS = [
  { x: 12, y: 76, radius: 1.3 },
  { x: 19, y: 79, radius: 1 },
  { x: 9, y: 74, radius: 0.8 },
  { x: 16, y: 78, radius: 1.1 },
] as const

/**
 * The winged horse, which flies on the spot for a moment after it has appeared; still with reduced motion, and of one
 * colour where the system chooses the colours. Another brand's mark stands instead where a build has one. Hidden from
 * screen readers. As wide as its parent.
 */
export function WingedHorse() {
  const id = useId()
  if (brandMark !== null) return <BrandMark width="60%" fill="var(--accent)" />
  return (
    <svg className="winged-horse" viewBox={`0 0 ${HORSE_BOX.width} ${HORSE_BOX.height}`} aria-hidden="true">
      {SPARKS.map(({ x, y, radius }) => (
        <circle key={x} cx={x} cy={y} r={radius} />
      ))}
      {HORSE_LAYERS.map((layer) =>
        WINGS.includes(layer) ? (
          POSES.map((pose) => (
            <g key={`${layer}-${pose}`} data-pose={pose} data-layer={layer}>
              <Shapes layer={layer} pose={pose} id={`${id}${layer}${pose}`} />
            </g>
          ))
        ) : (
          <g key={layer} data-layer={layer}>
            <Shapes layer={layer} pose="up" id={`${id}${layer}`} />
          </g>
        ),
      )}
    </svg>
  )
}

function Shapes({ layer, pose, id }: { layer: HorseLayer; pose: HorsePose; id: string }) {
  return getHorseShapes(layer, pose).map(({ path, fill, opacity }, at) => (
    <g key={path}>
      <Gradient id={`${id}${at}`} fill={fill} />
      <path d={path} fill={`url(#${id}${at})`} opacity={opacity} />
    </g>
  ))
}

function Gradient({ id, fill: { top, bottom, colors } }: { id: string; fill: HorseFill }) {
  return (
    <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="0" x2="0" y1={top} y2={bottom}>
      {colors.map((color, at) => (
        <stop key={color} offset={at / Math.max(1, colors.length - 1)} stopColor={color} />
      ))}
    </linearGradient>
  )
}
