import { createIntl } from '@formatjs/intl'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CURRENCIES, type Currency } from '#domain/money/currencies.ts'
import { LOCALES, type Locale } from '#domain/languages/locales.ts'
import { type Minor, minor, moneyFormat, toDecimal } from '#domain/money/money.ts'
import { parseTyped, toTyped } from '#domain/money/typed-amount.ts'

/** One below ten trillion units: the largest accepted amount. */
const MOST = 999_999_999_999_999
const payable = fc.integer({ min: 0, max: MOST }).map((value) => minor(value))
const locale = fc.constantFrom(...LOCALES)
const currency = fc.constantFrom(...CURRENCIES)

describe('an amount typed in any language', () => {
  const texts: [string, number][] = [
    ['12.5', 1_250],
    ['12,5', 1_250],
    ['12,50', 1_250],
    ['5.', 500],
    ['5,', 500],
    ['007', 700],
    ['0', 0],
    ['0.01', 1],
    [' 12 ', 1_200],
    ['1 000', 100_000],
    ['1\u00a0000,50', 100_050],
    ['1\u202f000\u202f000.5', 100_000_050],
    ["1'000", 100_000],
    ['1’000', 100_000],
    ['9999999999999.99', MOST],
    ['00000000000000000001', 100],
    ['\u202d100\u202c', 10_000],
    ['\u200b100', 10_000],
    ['100\u200e', 10_000],
    ['١٢', 1_200],
    ['١٬٠٠٠٫٥٠', 100_050],
    ['१२.५', 1_250],
    ['１２．５', 1_250],
  ]
  it.each(LOCALES.flatMap((each) => texts.map(([text, value]) => [each, text, value] as const)))(
    '%s: %j is %i',
    (each, text, value) => {
      expect(parseTyped(text, each)).toEqual({ ok: true, value })
    },
  )

  const wrongTexts = [
    ['', 'empty'],
    [' \u00a0\t', 'empty'],
    ['abc', 'notANumber'],
    ['12a', 'notANumber'],
    ['12 ₽', 'notANumber'],
    ['1e3', 'notANumber'],
    ['1E15', 'notANumber'],
    ['10^15', 'notANumber'],
    ['-5', 'notANumber'],
    ['−5', 'notANumber'],
    ['+5', 'notANumber'],
    ['.', 'notANumber'],
    ['.5', 'notANumber'],
    ['1..5', 'notANumber'],
    ['1,2,3', 'notANumber'],
    ['1.2.3', 'notANumber'],
    ['1,5,000', 'notANumber'],
    ['NaN', 'notANumber'],
    ['Infinity', 'notANumber'],
    ['0x1F', 'notANumber'],
    ['–5', 'notANumber'],
    ['10²', 'notANumber'],
    ['0.001', 'tooPrecise'],
    ['0,500', 'tooPrecise'],
    ['1234,567', 'tooPrecise'],
    ['1 000,500', 'tooPrecise'],
    ['1.000', 'doubtful'],
    ['1.000.000', 'doubtful'],
    ['1.000,50', 'doubtful'],
    ['10 00', 'doubtful'],
    ['1 0 0', 'doubtful'],
    ['10 00,5', 'doubtful'],
    ["1 000'000", 'doubtful'],
    ['0 500', 'doubtful'],
    ['12,5 00', 'doubtful'],
    ['10000000000000', 'tooLarge'],
    ['1000000000000000', 'tooLarge'],
    ['9'.repeat(400), 'tooLarge'],
  ] as const
  it.each(LOCALES.flatMap((each) => wrongTexts.map(([text, problem]) => [each, text, problem] as const)))(
    '%s: %j is rejected as %s',
    (each, text, problem) => {
      expect(parseTyped(text, each)).toEqual({ ok: false, problem })
    },
  )

  it('every amount that the app puts into a field is read back', () => {
    fc.assert(
      fc.property(payable, locale, (value, each) => {
        expect(parseTyped(toTyped(value, each), each)).toEqual({ ok: true, value })
      }),
    )
  })

  it('invisible characters and the digits of any script do not change the amount', () => {
    const system = fc.constantFrom('arab', 'arabext', 'beng', 'deva', 'fullwide', 'thai', 'mathbold')
    fc.assert(
      fc.property(payable, locale, system, (value, each, digits) => {
        const write = new Intl.NumberFormat(`en-u-nu-${digits}`, { useGrouping: false })
        const typed = toTyped(value, each).replace(/[0-9]/g, (digit) => write.format(Number(digit)))
        expect(parseTyped(`\u202d${[...typed].join('\u2060')}\u202c`, each)).toEqual({ ok: true, value })
      }),
    )
  })

  it('reading an amount never throws and gives no fraction or negative amount', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), locale, currency, (text, each, of) => {
        const typed = parseTyped(text, each, of)
        if (typed.ok) expect(Number.isSafeInteger(typed.value) && typed.value >= 0).toBe(true)
      }),
    )
  })
})

describe('a comma in an amount', () => {
  it.each([
    ['1,000', 100_000],
    ['1,000,000', 100_000_000],
    ['12,345.6', 1_234_560],
    ['1,000.', 100_000],
    ['999,999', 99_999_900],
  ])('separates whole groups in English: %j is %i', (text, value) => {
    expect(parseTyped(text, 'en')).toEqual({ ok: true, value })
  })

  it.each(['1,000', '1,000,000', '12,345.6', '1,000.50'])('has two meanings in Russian and Kazakh: %j', (text) => {
    for (const each of ['ru', 'kz'] as const) {
      expect(parseTyped(text, each)).toEqual({ ok: false, problem: 'doubtful' })
    }
  })

  it.each(['1234,567.00', '1,00,000.00', '01,000.50'])('between incomplete groups is rejected: %j', (text) => {
    expect(parseTyped(text, 'en').ok).toBe(false)
  })
})

describe('the currency sign in an amount', () => {
  it('is accepted where the app itself writes it, and no other sign is', () => {
    expect(parseTyped('1 234,50 ₽', 'ru', 'RUB')).toEqual({ ok: true, value: 123_450 })
    expect(parseTyped('$12', 'en', 'USD')).toEqual({ ok: true, value: 1_200 })
    expect(parseTyped('12 ₽', 'ru', 'USD')).toEqual({ ok: false, problem: 'notANumber' })
    expect(parseTyped('₽', 'ru', 'RUB')).toEqual({ ok: false, problem: 'empty' })
    expect(parseTyped('\u202a₽\u00a0100.00\u202c', 'en', 'RUB')).toEqual({ ok: true, value: 10_000 })
    expect(parseTyped('1 000 kzt', 'kz', 'KZT')).toEqual({ ok: true, value: 100_000 })
    expect(parseTyped('KZT 5', 'en', 'RUB')).toEqual({ ok: false, problem: 'notANumber' })
  })
})

describe('a sample of 10,000 amounts', () => {
  function shown(amount: Minor, of: Currency, each: Locale): string {
    const { locale: tag, options } = moneyFormat(of, each)
    // Intl formats decimal strings digit by digit; toDecimal writes one.
    const decimal = toDecimal(amount) as `${number}`
    return createIntl({ locale: tag, onError: (error) => expect.fail(error.message) }).formatNumber(decimal, options)
  }

  it('stays the same when parsed, converted, formatted and parsed again, in every language and currency', () => {
    let tried = 0
    fc.assert(
      fc.property(payable, locale, currency, (amount, each, of) => {
        const typed = parseTyped(toTyped(amount, each), each, of)
        expect(typed).toEqual({ ok: true, value: amount })
        expect(parseTyped(shown(amount, of, each), each, of)).toEqual(typed)
        tried += 1
      }),
      { numRuns: 10_000 },
    )
    expect(tried).toBe(10_000)
  })
})
