import { expect, test } from 'vitest'
import { computeFall, getFallMs, placeAt, slotX } from '#src/games/plinko/fall.ts'

const PATH = [1, 0, 0, 1, 1, 1, 0, 1]
const SEEDS = [0, 1, 17.5, 123_456.789]

test.each(SEEDS)('a ball of seed %d meets each peg of its path in time, and ends in its slot', (seed) => {
  const fall = computeFall(PATH, 8, seed)
  expect(fall.lasts).toBe(getFallMs(8))
  expect(fall.pegs.map(({ x }) => x)).toEqual([0, 0.5, 0, -0.5, 0, 0.5, 1, 0.5])
  for (const [row, hit] of fall.hits.entries()) {
    const { x, y } = placeAt(fall, hit)
    expect(Math.abs(x - (fall.pegs[row]?.x ?? 99))).toBeLessThan(0.2)
    expect(y).toBeLessThan(row)
    expect(y).toBeGreaterThan(row - 0.6)
  }
  expect(placeAt(fall, fall.lasts).x).toBeCloseTo(slotX(8, 5))
})

test('a ball springs up from a peg before it falls, faster and faster', () => {
  const fall = computeFall(PATH, 8, 3)
  const [first = 0, second = 0] = fall.hits
  const at = (part: number) => placeAt(fall, first + (second - first) * part).y
  expect(at(0.15)).toBeLessThan(at(0))
  expect(at(1) - at(0.75)).toBeGreaterThan(at(0.75) - at(0.5))
})

test('the pace shortens each part of a fall alike', () => {
  const usual = computeFall(PATH, 8, 3)
  const fast = computeFall(PATH, 8, 3, 0.4)
  expect(fast.lasts).toBeCloseTo(usual.lasts * 0.4)
  expect(fast.hits[3]).toBeCloseTo((usual.hits[3] ?? 0) * 0.4)
})
