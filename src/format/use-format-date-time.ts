import { useCallback } from 'react'
import { type IntlShape, useIntl } from 'react-intl'
import type { Locale } from '#domain/languages/locales.ts'
import { MISSING_WORDS } from '#domain/languages/missing-words.ts'
import { useLocale } from '../i18n/locale.tsx'

const SHORT_MOMENT = { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const
const MOMENT = { ...SHORT_MOMENT, year: 'numeric' } as const
const UTC_DAY = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const

type TimeOptions = { timeZone?: string; second?: '2-digit' }
type Shown = typeof MOMENT | typeof SHORT_MOMENT | typeof UTC_DAY

/** Formats a timestamp (ms) with day and minute, the month as a word: "Dec 2, 2026, 12:50 PM", "2 дек. 2026, 12:50". */
export function useFormatDateTime(): (at: number) => string {
  return useWritten(MOMENT)
}

/**
 * Formats the time of day of a timestamp (ms): "12:41 AM", "00:41". Hours have two digits where there are 24: "0:41" is a
 * countdown.
 */
export function useFormatTime(): (at: number, options?: TimeOptions) => string {
  const intl = useIntl()
  return useCallback((at, options) => writeTime(intl, at, options), [intl])
}

/** The same without the year: "Dec 2, 12:50 PM". */
export function useFormatShortDateTime(): (at: number) => string {
  return useWritten(SHORT_MOMENT)
}

/** Formats the UTC day of a timestamp: "Dec 2, 2026". */
export function useUtcDay(): (at: number) => string {
  return useWritten(UTC_DAY)
}

function useWritten(shown: Shown): (at: number) => string {
  const intl = useIntl()
  const { locale } = useLocale()
  return useCallback((at) => write(intl, locale, at, shown), [intl, locale, shown])
}

/** For `useFormatTime`, without React. */
export function writeTime(intl: IntlShape, at: number, options: TimeOptions = {}): string {
  const hour = intl.locale.startsWith('en') ? 'numeric' : '2-digit'
  return joinHalf(intl.formatTime(at, { hour, minute: '2-digit', ...options }))
}

function write(intl: IntlShape, locale: Locale, at: number, shown: Shown): string {
  // Texts fall back to English while another language's are missing.
  if (intl.locale.startsWith('en')) return joinHalf(intl.formatDate(at, shown))
  const months = MISSING_WORDS[locale]?.months
  const parts = intl.formatDateToParts(at, months ? { ...shown, month: 'numeric' } : shown)
  const { day, month, year, hour, minute } = Object.fromEntries(parts.map(({ type, value }) => [type, value]))
  const date = [Number(day), months ? months[Number(month) - 1] : month, year].filter(Boolean).join(' ')
  return hour === undefined ? date : `${date}, ${hour.padStart(2, '0')}:${minute}`
}

/** No line ends between a time and its AM or PM. */
function joinHalf(text: string): string {
  return text.replace(/\s(?=[AP]M$)/, '\u00a0')
}
