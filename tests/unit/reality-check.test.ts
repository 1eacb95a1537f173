import { expect, test } from 'vitest'
import { getInterval, getIntervals, getLongestInterval } from '#domain/protection/reality-check.ts'

const MINUTES = { '*': 60, NL: 30 }

test('the longest interval is that of the country, otherwise the general one; the shortest if it is unknown', () => {
  expect(getLongestInterval('nl', MINUTES)).toBe(30)
  expect(getLongestInterval('KZ', MINUTES)).toBe(60)
  expect(getLongestInterval(null, MINUTES)).toBe(30)
})

test('a player may choose a shorter interval, and no longer one', () => {
  expect(getIntervals(30)).toEqual([10, 15, 20, 30])
  expect(getIntervals(25)).toEqual([10, 15, 20, 25])
  expect(getInterval(30, null)).toBe(30)
  expect(getInterval(30, 15)).toBe(15)
  expect(getInterval(30, 60)).toBe(30)
})
