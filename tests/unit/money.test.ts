import { createIntl } from '@formatjs/intl'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CURRENCIES } from '#domain/money/currencies.ts'
import { LOCALES } from '#domain/languages/locales.ts'
import type { Currency } from '#domain/money/currencies.ts'
import type { Locale } from '#domain/languages/locales.ts'
import { fromDecimal, isAmount, minor, moneyFormat, toDecimal, ZERO } from '#domain/money/money.ts'
import { toTyped } from '#domain/money/typed-amount.ts'

/** One below ten trillion units: the largest accepted amount. */
const MOST = 999_999_999_999_999
const believable = fc.integer({ min: -MOST, max: MOST }).map((value) => minor(value))
const payable = fc.integer({ min: 0, max: MOST }).map((value) => minor(value))

describe('amounts in minor units', () => {
  it.each([0.5, Number.NaN, Infinity, -Infinity, 2 ** 53, MOST + 1, -(MOST + 1)])(
    '%s is not a valid amount',
    (value) => {
      expect(() => minor(value)).toThrow(RangeError)
    },
  )

  it.each([
    [0, true],
    [-1, true],
    [MOST, true],
    [MOST + 1, false],
    [0.5, false],
    [Number.NaN, false],
  ])('%s is a valid amount: %s', (value, can) => {
    expect(isAmount(value)).toBe(can)
  })

  it('every integer up to the largest amount is accepted', () => {
    expect(minor(MOST)).toBe(MOST)
    expect(minor(-MOST)).toBe(-MOST)
    expect(minor(0)).toBe(ZERO)
  })
})

describe('amounts as decimal strings', () => {
  it('decimals are read back as they were written, for any amount', () => {
    fc.assert(
      fc.property(believable, (amount) => void expect(fromDecimal(toDecimal(amount))).toBe(amount === 0 ? 0 : amount)),
    )
  })

  it('decimals are written exactly as from a big integer', () => {
    fc.assert(
      fc.property(payable, (amount) => {
        const big = BigInt(amount)
        expect(toDecimal(amount)).toBe(`${big / 100n}.${String(big % 100n).padStart(2, '0')}`)
      }),
    )
  })

  it.each([
    ['0', 0],
    ['0.0', 0],
    ['-0', 0],
    ['-0.00', 0],
    ['12', 1_200],
    ['12.5', 1_250],
    ['12.05', 1_205],
    ['-12.05', -1_205],
    ['0.1', 10],
    ['1.1', 110],
    ['1.15', 115],
    ['4.35', 435],
    ['8.2', 820],
    ['9999999999999.99', MOST],
  ])('%s is %i', (text, value) => {
    expect(Object.is(fromDecimal(text), value)).toBe(true)
  })

  it.each(
    [
      '',
      ' ',
      '12,5',
      '1 000',
      '1e3',
      '1E3',
      'NaN',
      'Infinity',
      '0x10',
      '+5',
      '--5',
      '.5',
      '5.',
      '12.345',
      '1.2.3',
    ].concat(['10000000000000', '1000000000000000', '1000000000000000.00', '12\n', '١٢', '１２', 'null', '12 ', ' 12']),
  )('%j is rejected', (text) => {
    expect(fromDecimal(text)).toBeNull()
  })

  it('decimals are read only in their own format', () => {
    const form = /^-?[0-9]{1,13}(\.[0-9]{1,2})?$/
    fc.assert(fc.property(fc.string(), (text) => void expect(fromDecimal(text) === null).toBe(!form.test(text))))
  })
})

describe('the amount in a field', () => {
  it('whole amounts have no fraction, others have the decimal sign of the language', () => {
    const amounts = [100, 150, 105, 0, 123_456_700, 10_000].map(minor)
    const written = (locale: Locale) => amounts.map((amount) => toTyped(amount, locale))
    expect(written('en')).toEqual(['1', '1.50', '1.05', '0', '1234567', '100'])
    expect(written('ru')).toEqual(['1', '1,50', '1,05', '0', '1234567', '100'])
    expect(written('kz')).toEqual(written('ru'))
  })
})

describe('an amount as it is shown', () => {
  function shown(amount: number, currency: Currency, locale: Locale): string {
    const format = moneyFormat(currency, locale)
    const intl = createIntl({ locale: format.locale, onError: (error) => expect.fail(error.message) })
    return intl.formatNumber(Number(toDecimal(minor(amount))), format.options).replace(/[\u00a0\u202f]/g, ' ')
  }

  it.each([
    ['en', 'RUB', '₽1,234,567.50'],
    ['en', 'USD', '$1,234,567.50'],
    ['en', 'KZT', '₸1,234,567.50'],
    ['en', 'INR', '₹1,234,567.50'],
    ['en', 'EUR', '€1,234,567.50'],
    ['ru', 'RUB', '1 234 567,50 ₽'],
    ['ru', 'USD', '1 234 567,50 $'],
    ['ru', 'KZT', '1 234 567,50 ₸'],
    ['kz', 'KZT', '1 234 567,50 ₸'],
    ['kz', 'RUB', '1 234 567,50 ₽'],
    ['kz', 'EUR', '1 234 567,50 €'],
  ] as const)('%s, %s: %s', (locale, currency, text) => {
    expect(shown(123_456_750, currency, locale)).toBe(text)
  })

  it('keeps both decimals and the sign', () => {
    expect(shown(0, 'USD', 'en')).toBe('$0.00')
    expect(shown(-5, 'RUB', 'ru')).toBe('-0,05 ₽')
  })

  it('does not use the browser’s Kazakh number data, which Chromium only claims to have', () => {
    for (const currency of CURRENCIES) {
      for (const locale of LOCALES) expect(moneyFormat(currency, locale).locale).not.toMatch(/^kk/)
    }
  })

  it('is exact in every digit up to the largest amount', () => {
    fc.assert(
      fc.property(payable, (amount) => {
        const digits = shown(amount, 'USD', 'en').replace(/[$,]/g, '')
        expect(digits).toBe(toDecimal(amount))
      }),
    )
  })
})
