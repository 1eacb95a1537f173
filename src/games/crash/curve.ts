import { CRASH_GROWTH_PER_MS, CRASH_LONGEST_MS, crashMultiplier } from '#domain/games/crash.ts'

/** The minimum extent of the axes: 10 s, and a multiplier with which the rider passes below the number. */
const LEAST_MS = 10_000
const LEAST_TOP = { wide: 2.8, narrow: 2 }
/** The axes extend this factor beyond the end of the curve. */
const HEADROOM = 1.18
/** The same above it: room for the rider at its head, and on a narrow stage for the number above that. */
const SKYROOM = { wide: 1.24, narrow: 2.7 }
const WIDE_FROM_PX = 800
const SAMPLES = 72
const LINES_MOST = 5
/** CSS px around the axes with letters of 12 px; the sides that hold labels grow with the letters. */
const PAD = { left: 14, right: 44, top: 50, bottom: 24 }
const LETTER_PX = 12
/** The least distance of two labels above one another, in sizes of their letters. */
const LINE_APART = 1.8

export type StageSize = { width: number; height: number }
export type CurvePoint = { x: number; y: number }

/** Where the times and multipliers of a round are on a canvas, in CSS px. */
export type CurveFrame = {
  ms: number
  spanMs: number
  top: number
  left: number
  right: number
  /** y of 1×. */
  ground: number
  height: number
  at: (ms: number) => CurvePoint
  /** y of a multiplier, which need not be a whole hundredth. */
  toY: (multiplier: number) => number
}

/** The extent of the axes after `time` ms of the round, at most the longest: the scale grows with the curve. */
export function axesAt(time: number, isNarrow = false): { spanMs: number; top: number } {
  const ms = time > 0 ? Math.min(time, CRASH_LONGEST_MS) : 0
  const multiplier = crashMultiplier(ms) / 100
  const width = isNarrow ? 'narrow' : 'wide'
  return {
    spanMs: Math.max(LEAST_MS, ms * HEADROOM),
    top: Math.max(LEAST_TOP[width], 1 + (multiplier - 1) * SKYROOM[width]),
  }
}

/** A round step (1, 2 or 5 times a power of ten), so that at most `most` steps fit into a span. */
export function roundStep(span: number, most: number): number {
  const rough = span / most
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].find((each) => each * power >= rough) ?? 10
  return step * power
}

/** The frame of a curve that ends `end` ms after the start, at most at the end of the longest round; null without room. */
export function getFrame({ width, height }: StageSize, end: number, letterPx: number): CurveFrame | null {
  const ms = end > 0 ? Math.min(end, CRASH_LONGEST_MS) : 0
  const { spanMs, top } = axesAt(ms, width < WIDE_FROM_PX)
  const letters = letterPx / LETTER_PX
  const right = width - PAD.right * letters
  const ground = height - PAD.bottom * letters
  const above = PAD.top * letters
  if (right <= PAD.left || ground <= above) return null
  const toY = (multiplier: number): number => ground - ((ground - above) * (multiplier - 1)) / (top - 1)
  return {
    ms,
    spanMs,
    top,
    left: PAD.left,
    right,
    ground,
    height,
    toY,
    // The exact curve, because multipliers rounded to hundredths would show as steps.
    at: (at) => ({
      x: PAD.left + (at / spanMs) * (right - PAD.left),
      y: toY(Math.exp(CRASH_GROWTH_PER_MS * at)),
    }),
  }
}

/** How steeply the curve climbs on the canvas at a time, in radians above the horizontal. */
export function slopeAt(frame: CurveFrame, ms: number): number {
  const perMs = (frame.right - frame.left) / frame.spanMs
  const multiplier = Math.exp(CRASH_GROWTH_PER_MS * ms)
  const climb = frame.toY(multiplier) - frame.toY(multiplier * (1 + CRASH_GROWTH_PER_MS))
  return Math.atan2(climb, perMs)
}

/** Points of the curve between two times. */
export function sampleCurve(frame: CurveFrame, from: number, to: number): CurvePoint[] {
  return Array.from({ length: SAMPLES + 1 }, (_, at) => frame.at(from + ((to - from) * at) / SAMPLES))
}

/** The multipliers and seconds that the axes name. */
export function computeAxisLines(frame: CurveFrame, letterPx: number): { multipliers: number[]; seconds: number[] } {
  const lines = Math.floor((frame.ground - frame.toY(frame.top)) / (letterPx * LINE_APART))
  const step = roundStep(frame.top - 1, Math.max(1, Math.min(LINES_MOST, lines)))
  const multipliers = Array.from({ length: Math.floor((frame.top - 1) / step) + 1 }, (_, at) => 1 + at * step)
  const every = roundStep(frame.spanMs / 1_000, LINES_MOST)
  const last = (frame.spanMs * 0.97) / 1_000
  const seconds = Array.from({ length: Math.floor(last / every) }, (_, at) => (at + 1) * every)
  return { multipliers, seconds }
}
