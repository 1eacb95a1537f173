import { describe, expect, it } from 'vitest'
import { formatCountdown } from '#src/format/countdown.ts'

describe('a countdown', () => {
  it.each([
    [0, '0:00'],
    [41, '0:41'],
    [59 * 60 + 9, '59:09'],
    [3_600, '1:00:00'],
    [23 * 3_600 + 59 * 60 + 59, '23:59:59'],
    [41.9, '0:41'],
  ])('of %d s is %s', (seconds, text) => {
    expect(formatCountdown(seconds)).toBe(text)
  })

  it('after days has hours in any case', () => {
    expect(formatCountdown(41, true)).toBe('0:00:41')
  })
})
