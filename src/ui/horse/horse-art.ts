import { HORSE_PATHS } from './horse-paths.ts'
import { drawWing, type WingPose } from './horse-wing.ts'

/** The box in which the horse is drawn. */
export const HORSE_BOX = { width: 120, height: 84 } as const

/** Its wings: raised, stretched out, beaten down, and folded as it falls or rests. */
export type HorsePose = 'up' | 'level' | 'down' | 'folded'

/** The poses of one beat of the wings, which goes down and up again. */
export const WING_BEAT = ['up', 'level', 'down', 'level'] as const
/** How long each of them is shown, ms: the wings are up or down five times a second. */
export const WING_POSE_MS = 100

/** A colour, or the colours between two heights of the box: light falls from above. */
export type HorseFill = { top: number; bottom: number; colors: readonly string[] }
export type HorseShape = { path: string; fill: HorseFill; opacity?: number }

/** What is drawn one over the other, in this order. Mane and tail stream by themselves. */
export const HORSE_LAYERS = ['far', 'tail', 'body', 'mane', 'near'] as const
export type HorseLayer = (typeof HORSE_LAYERS)[number]

/** Where tail and mane are fixed to the body. */
export const HORSE_ROOTS = { tail: { x: 38, y: 44 }, mane: { x: 82, y: 24 } } as const

const COAT: HorseFill = { top: 14, bottom: 74, colors: ['#fff', '#d3e0f8', '#8aa5d8'] }
const FAR_COAT: HorseFill = { top: 44, bottom: 78, colors: ['#7f97c6', '#566da0'] }
const HAIR: HorseFill = { top: 8, bottom: 60, colors: ['#ffe7a6', '#ffc857', '#f09a1e'] }
const HAIR_SHADE: HorseFill = { top: 30, bottom: 60, colors: ['#f09a1e', '#c9720a'] }
const HOOF: HorseFill = { top: 62, bottom: 80, colors: ['#ffc857', '#f0a024'] }
const SHADE = plain('#7d99cf')
const INK = plain('#22304f')
/** The layers of a wing, from the lowest up. */
const NEAR_WING = [
  ['#a9c3f0', '#6f8ecb'],
  ['#bcd1f5', '#819ed6'],
  ['#dbe7fb', '#a8c0eb'],
  ['#fff', '#cfdef8'],
  ['#ffe7a6', '#ffc857'],
] as const
const FAR_WING = [
  ['#5f7cb8', '#425a92'],
  ['#6a87c2', '#4a639c'],
  ['#7f9bd0', '#5c78b2'],
  ['#97b0de', '#7691c6'],
  ['#d9b565', '#c99a45'],
] as const

const NEAR: Record<HorsePose, WingPose> = {
  up: near([67, 45, 66, 33, 66, 22, 54, 16], [204, 152], [20, 36], 3.7, 0.1, [2, 52]),
  level: near([67, 45, 63, 36, 54, 30, 42, 33], [214, 174], [17, 36], 3.7, 0.08, [26, 58]),
  down: near([67, 44, 66, 52, 62, 58, 52, 63], [186, 222], [17, 31], 3.6, -0.1, [44, 82]),
  folded: near([70, 47, 64, 40, 56, 40, 49, 45], [208, 200], [13, 26], 2.9, 0.06, [40, 60]),
}
const FAR: Record<HorsePose, WingPose> = {
  up: far([73, 42, 73, 34, 74, 25, 65, 20], [184, 134], [18, 28], 3.3, 0.1, [2, 44]),
  level: far([73, 42, 70, 32, 62, 24, 52, 24], [196, 160], [16, 28], 3.3, 0.08, [14, 44]),
  down: far([73, 42, 68, 34, 58, 30, 47, 34], [190, 186], [14, 29], 3, -0.06, [30, 46]),
  folded: far([73, 42, 66, 36, 56, 35, 48, 39], [190, 192], [10, 20], 2.6, 0.02, [34, 46]),
}

/** The shapes of a layer; wings have their pose. */
export function getHorseShapes(layer: HorseLayer, pose: HorsePose): HorseShape[] {
  switch (layer) {
    case 'far':
      return [...drawWingShapes(FAR[pose], FAR_WING), { path: HORSE_PATHS.farLegs, fill: FAR_COAT }]
    case 'tail':
      return [
        { path: HORSE_PATHS.tail, fill: HAIR },
        { path: HORSE_PATHS.tailShade, fill: HAIR_SHADE, opacity: 0.55 },
      ]
    case 'body':
      return [
        { path: HORSE_PATHS.body, fill: COAT },
        { path: HORSE_PATHS.shade, fill: SHADE, opacity: 0.4 },
        { path: HORSE_PATHS.hooves, fill: HOOF },
        { path: HORSE_PATHS.face, fill: INK },
      ]
    case 'mane':
      return [{ path: HORSE_PATHS.mane, fill: HAIR }]
    case 'near':
      return drawWingShapes(NEAR[pose], NEAR_WING)
  }
}

function drawWingShapes(pose: WingPose, layers: typeof NEAR_WING | typeof FAR_WING): HorseShape[] {
  const [top, bottom] = pose.light
  return drawWing(pose).flatMap((path, at) => {
    const colors = layers[at]
    return colors ? [{ path, fill: { top, bottom, colors } }] : []
  })
}

function plain(color: string): HorseFill {
  return { top: 0, bottom: 1, colors: [color] }
}

type Wing = [edge: Eight, ...rest: [Pair, Pair, number, number, Pair]]
type Eight = [number, number, number, number, number, number, number, number]
type Pair = [number, number]

function near(...wing: Wing): WingPose {
  return { ...wingPose(wing), edgeWidth: 2.3 }
}

function far(...wing: Wing): WingPose {
  return { ...wingPose(wing), edgeWidth: 1.9 }
}

function wingPose([[x0, y0, x1, y1, x2, y2, x3, y3], angles, lengths, width, bend, light]: Wing) {
  const edge = [
    [x0, y0],
    [x1, y1],
    [x2, y2],
    [x3, y3],
  ] as const
  return { edge, angles, lengths, width, bend, light }
}
