import type { StageSize } from './curve.ts'

/** px that the nearest star moves at each e-fold of the multiplier. */
const STAR_TRAVEL = 700
/** px that the nearer hills sink and pass at each e-fold. */
const HILLS_SINK = 150
const HILLS_PASS = 420
const STARS = 64
/** Stars become streaks of this many px at an altitude of 1. */
const STREAK = 9
const HILL_STEP = 18

type Star = { x: number; y: number; depth: number }
const stars: readonly Star[] = Array.from({ length: STARS }, (_, at) => ({
  x: scatter(at, 1),
  y: scatter(at, 2),
  depth: 0.25 + 0.75 * scatter(at, 3),
}))

/** A number from 0 to 1 that is the same on each visit and has no visible pattern. */
function scatter(at: number, seed: number): number {
  return modulo(Math.sin(at * 127.1 + seed * 311.7) * 43_758.545, 1)
}

export type SkyColors = { star: string; hills: readonly [far: string, near: string] }

/** Draws stars and the hills of the steppe as seen at an altitude; the colour of the sky itself is the stage's. */
export function drawSky(
  context: CanvasRenderingContext2D,
  { width, height }: StageSize,
  altitude: number,
  colors: SkyColors,
): void {
  context.fillStyle = colors.star
  const streak = altitude * STREAK
  for (const { x, y, depth } of stars) {
    const moved = altitude * STAR_TRAVEL * depth
    const left = modulo(x * width - moved, width)
    const top = modulo(y * height + moved * 0.45, height)
    const size = depth > 0.8 ? 2 : 1.3
    const long = Math.min(streak * depth, 34)
    context.globalAlpha = 0.18 + 0.5 * depth * depth
    if (long < 2) context.fillRect(left, top, size, size)
    else {
      context.beginPath()
      context.moveTo(left, top)
      context.lineTo(left + long, top - long * 0.45)
      context.lineTo(left + long, top - long * 0.45 + size)
      context.lineTo(left, top + size)
      context.fill()
    }
  }
  context.globalAlpha = 1
  drawHills(context, width, height, altitude * 0.55, 0.3, 1.7, colors.hills[0])
  drawHills(context, width, height, altitude, 0.17, 0, colors.hills[1])
}

function drawHills(
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  altitude: number,
  share: number,
  seed: number,
  color: string,
): void {
  const base = height - share * height + altitude * HILLS_SINK
  if (base - height * 0.12 > height) return
  const passed = altitude * HILLS_PASS
  context.beginPath()
  context.moveTo(0, height)
  for (let x = 0; x <= width + HILL_STEP; x += HILL_STEP) {
    const at = (x + passed) / 90 + seed
    const peak = Math.sin(at) * 0.5 + Math.sin(at * 2.3 + seed) * 0.3 + Math.sin(at * 0.4) * 0.6
    context.lineTo(x, base - peak * height * 0.08)
  }
  context.lineTo(width, height)
  context.closePath()
  context.fillStyle = color
  context.fill()
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by
}
