import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { formatCountdown } from '../../src/format/countdown.ts'
import { writeTime } from '../../src/format/use-format-date-time.ts'
import { getFaqFacts } from '../../src/pages/faq/faq-facts.ts'
import { LOCALES, numberLocale } from '../../worker/domain/account/locales.ts'

const AT = Date.UTC(2026, 0, 2, 0, 41, 9)
const UTC = { timeZone: 'UTC' }

describe('a time of day', () => {
  it.each([
    ['en', '12:41 AM', '12:41:09 AM'],
    ['ru', '00:41', '00:41:09'],
    ['kz', '00:41', '00:41:09'],
  ] as const)('in %s is %s', (locale, minutes, seconds) => {
    const intl = createIntl({ locale: numberLocale(locale) })
    const write = (options: Parameters<typeof writeTime>[2]) => writeTime(intl, AT, options).replace('\u202f', ' ')
    expect(write(UTC)).toBe(minutes)
    expect(write({ ...UTC, second: '2-digit' })).toBe(seconds)
  })
})

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

it.each(LOCALES)('amounts in the FAQ of %s have its decimal sign', (locale) => {
  const { depositMin, betMin, payoutMin } = getFaqFacts(locale)
  const wrong = locale === 'en' ? /\d,\d{1,2}(?!\d)/ : /\d\.\d/
  expect([depositMin, betMin, payoutMin].filter((text) => wrong.test(text))).toEqual([])
})
