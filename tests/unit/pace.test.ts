import { expect, test } from 'vitest'
import { getPaceWait } from '#domain/protection/pace.ts'

const NOW = 1_700_000_000_000

test.each([
  ['never', null, 0],
  ['long ago', NOW - 60_000, 0],
  ['just so long ago', NOW - 5_000, 0],
  ['a moment less ago', NOW - 4_999, 1],
  ['now', NOW, 5_000],
  ['by a clock that was ahead', NOW + 3_600_000, 5_000],
])('a round after one that began %s', (_name, startedAt, waitMs) => {
  expect(getPaceWait(startedAt, 5, NOW)).toBe(waitMs)
})

test('where rounds keep no distance none waits', () => {
  expect(getPaceWait(NOW, 0, NOW)).toBe(0)
})
