import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { writeTime } from '#src/format/use-format-date-time.ts'
import { numberLocale } from '#domain/languages/locales.ts'

const AT = Date.UTC(2026, 0, 2, 0, 41, 9)
const UTC = { timeZone: 'UTC' }

describe('a time of day', () => {
  it.each([
    ['en', '12:41\u00a0AM', '12:41:09\u00a0AM'],
    ['ru', '00:41', '00:41:09'],
    ['kz', '00:41', '00:41:09'],
  ] as const)('in %s is %s', (locale, minutes, seconds) => {
    const intl = createIntl({ locale: numberLocale(locale) })
    const write = (options: Parameters<typeof writeTime>[2]) => writeTime(intl, AT, options)
    expect(write(UTC)).toBe(minutes)
    expect(write({ ...UTC, second: '2-digit' })).toBe(seconds)
  })
})
