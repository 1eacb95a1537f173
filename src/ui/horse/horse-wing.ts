/** A wing in one pose, in the units of the horse's box. */
export type WingPose = {
  /** Its front edge as a cubic curve, from the shoulder to the last joint. */
  edge: readonly [Point, Point, Point, Point]
  /** Where the feathers at the shoulder and at the last joint point, in degrees: 0 is ahead, 90 up. */
  angles: readonly [number, number]
  /** How long these feathers are. */
  lengths: readonly [number, number]
  /** Half the width of a feather. */
  width: number
  /** How far the tip of a feather bends to the side, as a share of its length. */
  bend: number
  /** Half the width of the edge. */
  edgeWidth: number
  /** Between which heights the light falls off. */
  light: readonly [top: number, bottom: number]
}

type Point = readonly [x: number, y: number]
type Layer = { feathers: number; length: number; width: number; from: number; to: number; turn: number }

/** Flight feathers, which are drawn in two turns so that each is seen beside the next, and two rows that cover them. */
const FLIGHT: Layer = { feathers: 9, length: 1, width: 1, from: 0.1, to: 1, turn: 0 }
const COVERTS: Layer = { feathers: 7, length: 0.6, width: 1.08, from: 0.06, to: 0.97, turn: 2 }
const SHORT_COVERTS: Layer = { feathers: 6, length: 0.34, width: 1.05, from: 0.04, to: 0.93, turn: 5 }

/** The paths of a wing, from its lowest layer up: two of flight feathers, two of coverts, and the edge. */
export function drawWing(pose: WingPose): readonly [string, string, string, string, string] {
  return [
    drawLayer(pose, FLIGHT, 0, 2),
    drawLayer(pose, FLIGHT, 1, 2),
    drawLayer(pose, COVERTS, 0, 1),
    drawLayer(pose, SHORT_COVERTS, 0, 1),
    drawEdge(pose),
  ]
}

function drawLayer(pose: WingPose, layer: Layer, first: number, step: number): string {
  const [nearest, longest] = pose.lengths
  let path = ''
  for (let at = first; at < layer.feathers; at += step) {
    const share = at / (layer.feathers - 1)
    const base = getPoint(pose.edge, layer.from + (layer.to - layer.from) * share)
    const length = nearest + (longest - nearest) * Math.sin((share * Math.PI) / 2)
    const width = pose.width * layer.width * (0.75 + 0.25 * share)
    path += drawFeather(base, getAngle(pose, share, layer.turn), length * layer.length, width, pose.bend)
  }
  return path
}

/** A leaf from its base to its tip. */
function drawFeather(base: Point, angle: number, length: number, width: number, bend: number): string {
  const [x, y] = move(base, angle, 1.1)
  const at = (along: number, aside: number): string =>
    write([
      x + Math.cos(angle) * along * length - Math.sin(angle) * aside,
      y - Math.sin(angle) * along * length - Math.cos(angle) * aside,
    ])
  const side = bend * length
  const up = `${at(0.22, width * 1.2)} ${at(0.78, width * 1.15 + side * 0.5)} ${at(1, side)}`
  const back = `${at(0.84, side * 0.62 - width * 0.75)} ${at(0.3, side * 0.1 - width * 1.15)} ${at(0, 0)}`
  return `M${at(0, 0)}C${up}C${back}Z`
}

/** The front edge with its bones: a crescent that ends in the first feather. */
function drawEdge(pose: WingPose): string {
  const [shoulder, elbow, wrist, joint] = pose.edge
  const aside = (point: Point, share: number, by: number): string => write(move(point, getAngle(pose, share, 0), by))
  const width = pose.edgeWidth
  const start = aside(shoulder, 0, -0.2)
  const out = `${aside(elbow, 0.33, -width)} ${aside(wrist, 0.7, -width)} ${aside(joint, 1, 0.3 * pose.lengths[1])}`
  return `M${start}C${out}C${aside(wrist, 0.7, width * 1.5)} ${aside(elbow, 0.33, width * 1.7)} ${start}Z`
}

/** Where feathers point at a share of the edge, in radians. */
function getAngle({ angles: [first, last] }: WingPose, share: number, turn: number): number {
  return ((first + (last - first) * share + turn) * Math.PI) / 180
}

function move([x, y]: Point, angle: number, by: number): Point {
  return [x + Math.cos(angle) * by, y - Math.sin(angle) * by]
}

function getPoint([start, one, other, end]: WingPose['edge'], at: number): Point {
  const rest = 1 - at
  const weights = [rest ** 3, 3 * rest ** 2 * at, 3 * rest * at ** 2, at ** 3] as const
  const sum = (axis: 0 | 1): number =>
    weights[0] * start[axis] + weights[1] * one[axis] + weights[2] * other[axis] + weights[3] * end[axis]
  return [sum(0), sum(1)]
}

function write([x, y]: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`
}
