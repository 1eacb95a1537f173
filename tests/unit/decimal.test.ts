import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalFormat, readDecimal } from '#src/games/table/decimal.ts'
import { LOCALES, type Locale, numberLocale } from '#domain/languages/locales.ts'

describe('targets, chances and multipliers as text', () => {
  it.each([
    ['50', 2, 5_000],
    ['50.5', 2, 5_050],
    ['50,05', 2, 5_005],
    [' 1,98 × ', 4, 19_800],
    ['49.5 %', 2, 4_950],
    ['5.', 2, 500],
    ['\u200b٥٠.٥', 2, 5_050],
    ['50.005', 2, null],
    ['-5', 2, null],
    ['1e2', 2, null],
    ['', 2, null],
    ['.', 2, null],
    ['1.2.3', 2, null],
    ['99999999', 2, null],
  ])('%j with %i digits is %s', (text, digits, expected) => {
    expect(readDecimal(text, digits)).toBe(expected)
  })

  it('values are read back as they were written, in any language', () => {
    const write = (value: number, digits: number, locale: Locale) =>
      new Intl.NumberFormat(numberLocale(locale), decimalFormat(digits)).format(value / 10 ** digits)
    fc.assert(
      fc.property(fc.nat(99_000_000), fc.constantFrom(2, 4), fc.constantFrom(...LOCALES), (value, digits, locale) => {
        expect(readDecimal(write(value, digits, locale), digits)).toBe(value)
      }),
    )
    expect([write(5, 2, 'en'), write(0, 4, 'ru'), write(19_800_000, 4, 'kz')]).toEqual(['0.05', '0,0000', '1980,0000'])
  })
})
