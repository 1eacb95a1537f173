import { expect, test } from 'vitest'
import { minor } from '#domain/money/money.ts'
import { isLower } from '#domain/protection/limits.ts'

const [LOW, HIGH] = [minor(100), minor(200)]

test('a limit is lower than a higher one and than none', () => {
  expect(isLower(LOW, HIGH)).toBe(true)
  expect(isLower(HIGH, null)).toBe(true)
  expect(isLower(minor(0), LOW)).toBe(true)
})

test('the same limit, a higher one and none are not lower', () => {
  expect(isLower(LOW, LOW)).toBe(false)
  expect(isLower(HIGH, LOW)).toBe(false)
  expect(isLower(null, HIGH)).toBe(false)
  expect(isLower(null, null)).toBe(false)
})
