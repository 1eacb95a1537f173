import { SEGMENTS } from '../../../worker/domain/games/wheel.ts'

/** Degrees of a segment; the first has its middle at the top while the wheel stands at none. */
export const STEP = 360 / SEGMENTS
/** The turning to an outcome: how long, ms, and how far at least. */
export const WHEEL_SPIN_MS = 4_200
const LEAST_TURN = 720
/** Starts about as fast as the wheel runs while it waits, and dies away. */
const EASE = [0.28, 0.42, 0.3, 1] as const
export const EASING = `cubic-bezier(${EASE.join(', ')})`

/** Where the wheel stands with a segment under the pointer: the first such angle at least so far on, degrees. */
export function angleAt(segment: number, from: number, atLeast = LEAST_TURN): number {
  const least = from + atLeast
  const rest = -segment * STEP
  return rest + Math.ceil((least - rest) / 360 - ROUNDING) * 360
}

/** So that the angle of a segment is that segment's own, whatever sums of fractions have made of it. */
const ROUNDING = 1e-9

type Frame = { offset: number; transform: string }

const FLICK = -14
/** The pointer is back after so much of the turn; pegs that come faster find it out still. */
const BACK = 0.022
const LIFT = 0.005
const SAMPLES = 420

/** The pointer's way while the wheel turns: each peg that passes pushes it aside. */
export function flicks(from: number, to: number): Frame[] {
  const frames: Frame[] = [{ offset: 0, transform: 'rotate(0deg)' }]
  let last = 0
  let peg = pegsPassed(from)
  for (let sample = 1; sample < SAMPLES; sample += 1) {
    const { time, way } = easedAt(sample / SAMPLES)
    const now = pegsPassed(from + (to - from) * way)
    if (now === peg) continue
    peg = now
    // Two in a flick are one to the eye.
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

/** A point of the easing's curve: when, and how far, both of one. */
function easedAt(part: number): { time: number; way: number } {
  const rest = 1 - part
  const along = (first: number, second: number) =>
    3 * rest * rest * part * first + 3 * rest * part * part * second + part ** 3
  return { time: along(EASE[0], EASE[2]), way: along(EASE[1], EASE[3]) }
}
