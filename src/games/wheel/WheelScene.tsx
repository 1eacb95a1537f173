import { memo } from 'react'
import { useIntl } from 'react-intl'
import { WHEELS, type WheelRisk } from '../../../worker/rules/wheel.ts'
import { WheelResult } from './WheelResult.tsx'
import { STEP } from './turn.ts'
import { useTurn } from './use-turn.ts'
import type { Wheel } from './use-wheel.ts'
import styles from './wheel.module.css'

const OUTER = 93
const INNER = 56

/** The wheel under its pointer, with what it gave in the middle. A press ends the turning. */
export function WheelScene({ wheel }: { wheel: Wheel }) {
  const intl = useIntl()
  const { rotor, pointer } = useTurn(wheel.turn)
  return (
    <div className={styles.stage}>
      <div className={styles.wheel} aria-hidden="true">
        <div ref={rotor} className={styles.layer} data-testid="wheel-rotor">
          <Segments risk={wheel.risk} />
        </div>
        <div ref={pointer} className={styles.pointer} />
      </div>
      <WheelResult wheel={wheel} />
      {wheel.turn.turning && (
        <button type="button" className={styles.skip} onClick={wheel.original.finish}>
          <span>{intl.formatMessage({ id: 'roulette.skip' })}</span>
        </button>
      )}
    </div>
  )
}

function onCircle(degrees: number, radius: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`
}

const SECTOR = [
  `M${onCircle(-STEP / 2, OUTER)}`,
  `A${OUTER} ${OUTER} 0 0 1 ${onCircle(STEP / 2, OUTER)}`,
  `L${onCircle(STEP / 2, INNER)}`,
  `A${INNER} ${INNER} 0 0 0 ${onCircle(-STEP / 2, INNER)}Z`,
].join('')
const [PEG_X, PEG_Y] = onCircle(STEP / 2, OUTER + 3).split(' ')

/** What turns, drawn once a wheel: moving it is the compositor's work alone. */
const Segments = memo(function Segments({ risk }: { risk: WheelRisk }) {
  return (
    <svg className={styles.layer} viewBox="-100 -100 200 200">
      <circle r="99" className={styles.rim} />
      {WHEELS[risk].map((pays, segment) => (
        // A segment has no name but its place.
        // oxlint-disable-next-line react/no-array-index-key
        <g key={segment} data-pays={pays} transform={`rotate(${(segment * STEP).toFixed(3)})`}>
          <path d={SECTOR} className={styles.sector} />
          {pays > 0 && (
            <text y="-73" className={styles.number}>
              {pays}
            </text>
          )}
          <circle cx={PEG_X} cy={PEG_Y} r="1.2" className={styles.peg} />
        </g>
      ))}
      <circle r={INNER} className={styles.bowl} />
      <circle r={INNER - 4} className={styles.ring} />
    </svg>
  )
})
