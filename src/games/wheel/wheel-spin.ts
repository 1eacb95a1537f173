import { SEGMENTS } from '#domain/games/wheel.ts'

/** Degrees of one segment; at rotation 0 the middle of the first one is at the top. */
export const STEP = 360 / SEGMENTS
/** The spin to an outcome: its duration in ms, and its minimum angle in degrees. */
export const WHEEL_SPIN_MS = 4_200
const LEAST_TURN = 720
/** Starts at about the speed of the free spin and slows down to a stop. */
const EASE = [0.28, 0.42, 0.3, 1] as const
export const EASING = `cubic-bezier(${EASE.join(', ')})`

/** The rotation in degrees with the segment under the pointer: the first one at least `atLeast` beyond `from`. */
export function angleAt(segment: number, from: number, atLeast = LEAST_TURN): number {
  const least = from + atLeast
  const rest = -segment * STEP
  return rest + Math.ceil((least - rest) / 360 - ROUNDING) * 360
}

/** Tolerance for rounding errors, so that the angle of a segment is recognized as its own. */
const ROUNDING = 1e-9

type Frame = { offset: number; transform: string }

const FLICK = -14
/** The pointer is back after this share of the spin; faster pegs hit it before that. */
const BACK = 0.022
const LIFT = 0.005
const SAMPLES = 420

/** Keyframes of the pointer during the spin: each passing peg pushes it aside. */
export function flicks(from: number, to: number): Frame[] {
  const frames: Frame[] = [{ offset: 0, transform: 'rotate(0deg)' }]
  let last = 0
  let peg = pegsPassed(from)
  for (let sample = 1; sample < SAMPLES; sample += 1) {
    const { time, way } = easedAt(sample / SAMPLES)
    const now = pegsPassed(from + (to - from) * way)
    if (now === peg) continue
    peg = now
    // Pegs closer than half a flick look like one.
    if (time - last < BACK / 2) continue
    const between =
      last + BACK < time - LIFT ? [at(last + BACK, 0), at(time - LIFT, 0)] : [at((last + time) / 2, FLICK / 2)]
    frames.push(...between, at(time, FLICK))
    last = time
  }
  return [...frames, at(Math.min(1, last + BACK), 0), at(1, 0)]
}

function at(offset: number, degrees: number): Frame {
  return { offset: Number(offset.toFixed(4)), transform: `rotate(${degrees}deg)` }
}

function pegsPassed(angle: number): number {
  return Math.floor(angle / STEP + 0.5)
}

/** A point on the easing curve: time and progress, both from 0 to 1. */
function easedAt(part: number): { time: number; way: number } {
  const rest = 1 - part
  const along = (first: number, second: number) =>
    3 * rest * rest * part * first + 3 * rest * part * part * second + part ** 3
  return { time: along(EASE[0], EASE[2]), way: along(EASE[1], EASE[3]) }
}
