import { expect, test } from 'vitest'
import { getFrame } from '#src/games/crash/curve.ts'
import type { CrashFlight } from '#src/games/crash/draw-flight.ts'
import { FALL_MS, getRider } from '#src/games/crash/rider.ts'
import { crashTime } from '#domain/games/crash.ts'

const SIZE = { width: 640, height: 400 }
const FLIGHT: CrashFlight = {
  phase: 'running',
  ms: crashTime(300),
  dots: [],
  flags: [],
  brokenMs: Infinity,
  hasEffects: true,
}

function makeRider(given: Partial<CrashFlight>) {
  const flight = { ...FLIGHT, ...given }
  const frame = getFrame(SIZE, flight.ms, 12)
  if (!frame) throw new Error('no room')
  return { rider: getRider(SIZE, frame, flight), end: frame.at(frame.ms) }
}

test('it flies at the end of the line, its wings down and up again, leaning with the slope', () => {
  const start = FLIGHT.ms - (FLIGHT.ms % 400)
  const beat = [0, 100, 200, 300, 400].map((later) => makeRider({ ms: start + later }).rider?.pose)
  expect(beat).toEqual(['up', 'level', 'down', 'level', 'up'])
  const { rider, end } = makeRider({})
  expect(rider).toMatchObject({ ...end, state: 'flying' })
  expect(rider?.angle).toBeGreaterThan(0)
  expect(rider?.stream).toBeGreaterThan(0)
  const later = makeRider({ ms: crashTime(5_000) }).rider
  expect(later?.angle).toBeGreaterThan(rider?.angle ?? Infinity)
})

test('it waits level inside the stage, without sparks', () => {
  const { rider } = makeRider({ phase: 'waiting', ms: 0 })
  expect(rider).toMatchObject({ state: 'waiting', pose: 'up', angle: 0, sparksMs: null })
  expect(rider?.x).toBeGreaterThan(30)
})

test('it folds its wings when the line breaks, turns down and is out of the picture half a second later', () => {
  const fall = [0, 150, 300, 450].map((brokenMs) => makeRider({ phase: 'crashed', brokenMs }).rider)
  expect(fall.map((rider) => rider?.pose)).toEqual(['level', 'folded', 'folded', 'folded'])
  const heights = fall.map((rider) => rider?.y ?? NaN)
  expect(heights).toEqual(heights.toSorted((one, other) => one - other))
  expect(fall.at(-1)?.angle).toBeLessThan(0)
  expect(makeRider({ phase: 'crashed', brokenMs: FALL_MS - 1 }).rider?.y).toBeGreaterThan(SIZE.height + 50)
  expect(makeRider({ phase: 'crashed', brokenMs: FALL_MS }).rider).toBeNull()
})

test('with reduced motion it holds one pose without sparks, and is gone at once when the line breaks', () => {
  const calm = [0, 100, 200, 300].map((later) => makeRider({ ms: FLIGHT.ms + later, hasEffects: false }).rider)
  for (const rider of calm) expect(rider).toMatchObject({ state: 'still', pose: 'up', sparksMs: null })
  expect(makeRider({ phase: 'crashed', brokenMs: Infinity, hasEffects: false }).rider).toBeNull()
})
