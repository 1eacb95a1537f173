import { expect, test } from 'vitest'
import { roundTimeLeft } from '#src/protection/time-left.ts'

const HOUR = 3_600
const DAY = 24 * HOUR

test.each([
  ['a week at its start', 7 * DAY, 7 * DAY],
  ['a week by a clock that is seconds late', 7 * DAY + 5, 7 * DAY],
  ['a day by a clock that is seconds late', DAY + 5, DAY],
  ['a day and a half', 36 * HOUR - 5, 36 * HOUR],
  ['a few hours', 2.5 * HOUR, 3 * HOUR],
  ['minutes', 620, 600],
  ['the last seconds', 10, 60],
])('the time left of a break is rounded up to what is shown: %s', (_, seconds, shown) => {
  expect(roundTimeLeft(seconds)).toBe(shown)
})
