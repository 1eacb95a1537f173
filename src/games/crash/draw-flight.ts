import { type CurveFrame, getFrame, computeAxisLines, type CurvePoint, sampleCurve, type StageSize } from './curve.ts'
import { getAltitude, getFlightStep, type CurveDot } from './flight.ts'
import { drawRider, getRider, getRiderBox } from './rider.ts'
import { drawSky, type SkyColors } from './sky.ts'
import { CRASH_GROWTH_PER_MS } from '#domain/games/crash.ts'

/** How long the pieces of a broken line fall, ms. */
export const BREAK_MS = 900
/** The part of the line that breaks off at its end. */
const BROKEN_SHARE = 0.12
const PIECES = 4
const DOT_PX = 3.2
const DOT_GROWS_MS = 260
const DOT_RINGS_MS = 700
/** Half the width of the glow around the line, px, and its opacity, from the widest. */
const GLOWS = [
  [18, 0.07],
  [10, 0.13],
  [3.5, 1],
] as const
const HALO_PX = 46

/** `letterPx` is the size of the labels in CSS px. */
export type FlightStyle = {
  steps: readonly string[]
  crashed: string
  grid: string
  text: string
  paper: string
  body: string
  sky: SkyColors
  family: string
  letterPx: number
}

/** The flag of a cash-out of the player: `ms` since the start. */
export type Flag = { ms: number; text: string; isGain: boolean }

export type CrashFlight = {
  phase: 'waiting' | 'running' | 'crashed'
  /** How far the curve reaches, ms since the start. */
  ms: number
  dots: readonly CurveDot[]
  flags: readonly Flag[]
  /** ms since the line broke; Infinity once it lies still. */
  brokenMs: number
  /** Moving sky, wings, pieces and rings. */
  hasEffects: boolean
}

/** Draws the sky, the curve with its axes, and what has happened on it, on a canvas in CSS pixels. */
export function drawFlight(
  context: CanvasRenderingContext2D,
  size: StageSize,
  flight: CrashFlight,
  style: FlightStyle,
  label: (hundredths: number) => string,
): void {
  context.clearRect(0, 0, size.width, size.height)
  const frame = getFrame(size, flight.ms, style.letterPx)
  if (!frame) return
  const hundredths = 100 * Math.exp(CRASH_GROWTH_PER_MS * frame.ms)
  drawSky(context, size, flight.hasEffects ? getAltitude(hundredths) : 0, style.sky)
  drawAxes(context, size, frame, style, label)
  const current = style.steps[getFlightStep(Math.floor(hundredths))] ?? style.crashed
  const color = flight.phase === 'crashed' ? style.crashed : current
  if (flight.phase === 'crashed') drawBroken(context, frame, flight, color)
  else if (frame.ms > 0) drawLine(context, frame, frame.ms, color)
  for (const dot of flight.dots) drawDot(context, frame, dot, flight, style)
  drawHead(context, size, frame, flight, current, style)
  drawFlags(context, size, frame, flight.flags, style)
}

function drawAxes(
  context: CanvasRenderingContext2D,
  { height }: StageSize,
  frame: CurveFrame,
  style: FlightStyle,
  label: (hundredths: number) => string,
): void {
  const { multipliers, seconds } = computeAxisLines(frame, style.letterPx)
  context.font = `500 ${style.letterPx}px ${style.family}`
  context.fillStyle = style.text
  context.strokeStyle = style.grid
  context.lineWidth = 1
  context.textAlign = 'left'
  context.textBaseline = 'middle'
  context.beginPath()
  for (const multiplier of multipliers) {
    const line = Math.round(frame.toY(multiplier)) + 0.5
    context.moveTo(frame.left, line)
    context.lineTo(frame.right, line)
    context.fillText(label(Math.round(multiplier * 100)), frame.right + 6, line)
  }
  context.stroke()
  context.textAlign = 'center'
  context.textBaseline = 'bottom'
  for (const second of seconds) {
    context.fillText(String(Math.round(second)), frame.at(second * 1_000).x, height - 5)
  }
}

function drawLine(context: CanvasRenderingContext2D, frame: CurveFrame, to: number, color: string): void {
  const points = sampleCurve(frame, 0, to)
  trace(context, points)
  context.strokeStyle = color
  context.lineJoin = 'round'
  context.lineCap = 'round'
  for (const [width, alpha] of GLOWS) {
    context.globalAlpha = alpha
    context.lineWidth = width
    context.stroke()
  }
  const end = points.at(-1)
  if (!end) return
  context.lineTo(end.x, frame.ground)
  context.closePath()
  context.fillStyle = color
  context.globalAlpha = 0.13
  context.fill()
  context.globalAlpha = 1
}

/** The line without its end, and the pieces of the end: falling for a moment, then a trail of dashes. */
function drawBroken(
  context: CanvasRenderingContext2D,
  frame: CurveFrame,
  { brokenMs, hasEffects }: CrashFlight,
  color: string,
): void {
  const from = frame.ms * (1 - BROKEN_SHARE)
  drawLine(context, frame, from, color)
  const progress = hasEffects ? Math.min(1, brokenMs / BREAK_MS) : 1
  const gap = (frame.ms - from) / PIECES
  context.strokeStyle = color
  context.lineWidth = 3
  for (let piece = 0; piece < PIECES; piece += 1) {
    const start = from + gap * (piece + 0.35)
    const [one, other] = [frame.at(start), frame.at(start + gap * 0.5)]
    const falls = progress * progress * 90 * (0.5 + piece / PIECES)
    const spins = progress * (piece % 2 === 0 ? 1.6 : -1.9)
    context.save()
    context.globalAlpha = progress < 1 ? 1 - progress * 0.8 : 0.5 - piece * 0.1
    context.translate((one.x + other.x) / 2, (one.y + other.y) / 2 + (progress < 1 ? falls : 0))
    if (progress < 1) context.rotate(spins)
    context.beginPath()
    context.moveTo((one.x - other.x) / 2, (one.y - other.y) / 2)
    context.lineTo((other.x - one.x) / 2, (other.y - one.y) / 2)
    context.stroke()
    context.restore()
  }
}

/** A cash-out of another player, which rings once when the curve has just passed it. */
function drawDot(
  context: CanvasRenderingContext2D,
  frame: CurveFrame,
  { ms }: CurveDot,
  { hasEffects, phase }: CrashFlight,
  style: FlightStyle,
): void {
  const age = frame.ms - ms
  if (age < 0) return
  const { x, y } = frame.at(ms)
  const isNew = hasEffects && phase === 'running'
  context.fillStyle = style.body
  if (isNew && age < DOT_RINGS_MS) {
    const ring = age / DOT_RINGS_MS
    context.strokeStyle = style.body
    context.lineWidth = 1.5
    context.globalAlpha = 1 - ring
    context.beginPath()
    context.arc(x, y, DOT_PX + 14 * ring, 0, 2 * Math.PI)
    context.stroke()
    context.globalAlpha = 1
  }
  context.beginPath()
  context.arc(x, y, isNew ? DOT_PX * Math.min(1, 0.3 + age / DOT_GROWS_MS) : DOT_PX, 0, 2 * Math.PI)
  context.fill()
  // An edge keeps dots apart that are close together.
  context.strokeStyle = style.paper
  context.lineWidth = 1
  context.stroke()
}

/** The rider with its glow. */
function drawHead(
  context: CanvasRenderingContext2D,
  size: StageSize,
  frame: CurveFrame,
  flight: CrashFlight,
  color: string,
  style: FlightStyle,
): void {
  const rider = getRider(size, frame, flight)
  if (!rider) return
  if (flight.phase === 'running') {
    const halo = context.createRadialGradient(rider.x, rider.y, 0, rider.x, rider.y, HALO_PX)
    halo.addColorStop(0, color)
    halo.addColorStop(1, `${color}00`)
    context.globalAlpha = 0.45
    context.fillStyle = halo
    context.fillRect(rider.x - HALO_PX, rider.y - HALO_PX, 2 * HALO_PX, 2 * HALO_PX)
    context.globalAlpha = 1
  }
  drawRider(context, rider, size.height, style.body)
}

const FLAG = { pad: 7, gap: 8, pole: 2, corner: 5 }

/** The player's cash-outs: a flag at a pole from the curve. */
function drawFlags(
  context: CanvasRenderingContext2D,
  size: StageSize,
  frame: CurveFrame,
  flags: readonly Flag[],
  style: FlightStyle,
): void {
  if (flags.length === 0) return
  const gain = style.steps[1] ?? style.body
  context.font = `700 ${style.letterPx}px ${style.family}`
  context.textAlign = 'left'
  context.textBaseline = 'middle'
  const widths = flags.map(({ text }) => context.measureText(text).width + 2 * FLAG.pad)
  const places = placeFlags(size, frame, flags, widths, style.letterPx)
  for (const [at, { text, isGain, ms }] of flags.entries()) {
    const box = places[at]
    if (!box) continue
    const { x, y } = frame.at(Math.min(ms, frame.ms))
    const color = isGain ? gain : style.text
    context.fillStyle = color
    context.fillRect(x - FLAG.pole / 2, Math.min(y, box.y), FLAG.pole, Math.abs(box.y - y) + 2)
    context.beginPath()
    context.arc(x, y, DOT_PX + 2, 0, 2 * Math.PI)
    context.fill()
    context.beginPath()
    context.roundRect(box.x, box.y, box.width, box.height, FLAG.corner)
    context.fill()
    context.fillStyle = style.paper
    context.fillText(text, box.x + FLAG.pad, box.y + box.height / 2 + 0.5)
  }
}

export type FlagBox = CurvePoint & StageSize

/**
 * Where the flags are: under the curve and the rider at its head, inside the stage and above the ground, and not on one
 * another. As long as the rider is too near the ground for that, they are above it.
 */
export function placeFlags(
  { width }: StageSize,
  frame: CurveFrame,
  flags: readonly Pick<Flag, 'ms'>[],
  widths: readonly number[],
  letterPx: number,
): FlagBox[] {
  const height = letterPx + 2 * FLAG.pad
  const step = height + 2
  const lowest = frame.ground - step
  const head = frame.at(frame.ms)
  const rider = getRiderBox(head, frame.height)
  const drop = rider.y + rider.height - head.y
  const placed: FlagBox[] = []
  for (const [at, { ms }] of flags.entries()) {
    const current = widths[at] ?? 0
    const { x, y } = frame.at(Math.min(ms, frame.ms))
    const left = Math.max(FLAG.gap, Math.min(x - FLAG.pole / 2, width - current - FLAG.gap))
    const box: FlagBox = { x: left, y: Math.min(y + drop, lowest), width: current, height }
    for (const other of placed) {
      if (!isOver(box, other)) continue
      // Below the other flag, or above it at the ground.
      box.y = other.y + step <= lowest ? other.y + step : other.y - step
    }
    if (isOver(box, rider)) box.y = Math.min(rider.y, ...placed.map((other) => other.y)) - step
    placed.push(box)
  }
  return placed
}

/** Whether two boxes share more than an edge. */
function isOver(one: FlagBox, other: FlagBox): boolean {
  const isBeside = one.x >= other.x + other.width || other.x >= one.x + one.width
  return !isBeside && one.y < other.y + other.height && other.y < one.y + one.height
}

function trace(context: CanvasRenderingContext2D, points: readonly CurvePoint[]): void {
  context.beginPath()
  for (const [at, { x, y }] of points.entries()) {
    if (at === 0) context.moveTo(x, y)
    else context.lineTo(x, y)
  }
}
