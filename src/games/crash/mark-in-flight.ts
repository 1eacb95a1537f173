import { brandMark } from '#domain/settings/configuration.ts'
import { MARK_PATH, MARK_SIZE } from '../../ui/mark.ts'
import type { CurvePoint, StageSize } from './curve.ts'

/** How long each of the two frames of the wings is shown, ms. */
const WING_MS = 170
/** Where the wings join the body, and how far they turn down, in the mark's own square. */
const SHOULDER = { x: 21, y: 28 }
const WINGS_DOWN = -Math.PI / 6
/** The mark looks ahead and up by itself, so that it leans by less than the slope. */
const LEAN = 0.55
/** The least and most size of the mark, px, and its share of the stage's height. */
const SIZE = { least: 44, most: 64, share: 0.145 }

/** How far the mark reaches from the head of the curve however it leans, in its own size. */
const REACH = { side: 0.62, up: 0.74, down: 0.48 }

/** The horse's own mark has its body as the first of its shapes, and wings after it; another brand's is one piece. */
const { body, wings } = splitMark()

function splitMark(): { body: string; wings: string | null } {
  if (brandMark !== null) return { body: MARK_PATH, wings: null }
  const end = MARK_PATH.indexOf('Z') + 1
  return { body: MARK_PATH.slice(0, end), wings: MARK_PATH.slice(end) }
}

let paths: { body: Path2D; wings: Path2D | null } | null = null

export type MarkColors = { body: string; wings: string }

function getSize(stageHeight: number): number {
  return Math.max(SIZE.least, Math.min(SIZE.most, stageHeight * SIZE.share))
}

/** The box that the mark at the head of the curve stays in. */
export function getMarkBox({ x, y }: CurvePoint, stageHeight: number): CurvePoint & StageSize {
  const size = getSize(stageHeight)
  return {
    x: x - REACH.side * size,
    y: y - REACH.up * size,
    width: 2 * REACH.side * size,
    height: (REACH.up + REACH.down) * size,
  }
}

/** Draws the brand's mark at the head of the curve, leaning with its slope (radians). `flapMs` moves the wings. */
export function drawMark(
  context: CanvasRenderingContext2D,
  head: CurvePoint,
  slope: number,
  height: number,
  flapMs: number,
  colors: MarkColors,
): void {
  paths ??= { body: new Path2D(body), wings: wings === null ? null : new Path2D(wings) }
  const scale = getSize(height) / MARK_SIZE
  context.save()
  context.translate(head.x, head.y)
  context.rotate(-slope * LEAN)
  context.scale(scale, scale)
  // The line ends behind the chest.
  context.translate(-MARK_SIZE * 0.44, -MARK_SIZE * 0.66)
  context.fillStyle = colors.body
  context.fill(paths.body)
  if (paths.wings) {
    context.fillStyle = colors.wings
    if (isWingDown(flapMs)) {
      context.translate(SHOULDER.x, SHOULDER.y)
      context.rotate(WINGS_DOWN)
      context.scale(0.95, 0.8)
      context.translate(-SHOULDER.x, -SHOULDER.y)
    }
    context.fill(paths.wings)
  }
  context.restore()
}

/** Which of the two frames of the wings is shown at a time, ms. */
export function isWingDown(ms: number): boolean {
  return Math.floor(ms / WING_MS) % 2 === 1
}
