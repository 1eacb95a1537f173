import { expect, test } from 'vitest'
import { minor } from '#domain/money/money.ts'
import { convertByRate } from '#domain/money/rates.ts'

test.each([
  [100_000, '5.952380952380952381', 595_200],
  [100_000, '0.0125', 1_200],
  [100, '0.0125', 1],
  [0, '2', 0],
  [250, '1', 200],
])('converts %d at %s to whole units, rounded down', (amount, rate, expected) => {
  expect(convertByRate(minor(amount), rate)).toBe(expected)
})

test.each(['', '0', '-1', '1e5', '1,5', '.5', '9'.repeat(19), '999999999999999999', 'NaN'])(
  'gives nothing for the rate %j',
  (rate) => {
    expect(convertByRate(minor(100_000), rate)).toBeNull()
  },
)
