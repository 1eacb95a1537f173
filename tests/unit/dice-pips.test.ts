import { expect, test } from 'vitest'
import { toDice } from '#src/games/dice/pips.ts'

test('the two dice of a roll go from 1 and 1 to 6 and 6, and are cut as real ones', () => {
  const tops = (roll: number) => toDice(roll).map(({ top }) => top)
  expect([0, 277, 278, 5_000, 10_000].map(tops)).toEqual([
    [1, 1],
    [1, 1],
    [1, 2],
    [3, 6],
    [6, 6],
  ])
  const rolls = Array.from({ length: 101 }, (_, percent) => percent * 100)
  for (const { top, left, right } of rolls.flatMap(toDice)) {
    // No face stands twice, nor beside the one that is opposite to it.
    expect(new Set([top, left, right, 7 - top, 7 - left, 7 - right]).size).toBe(6)
  }
})
