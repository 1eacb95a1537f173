import * as configuration from '../settings/configuration.ts'
import { LANGUAGES, type Locale } from './languages.ts'

export { LANGUAGES, LOCALES, type Locale } from './languages.ts'

/** The languages that this operator offers. */
export const OFFERED_LOCALES: readonly Locale[] = configuration.locales

/** Its texts are used where another language has none. */
export const DEFAULT_LOCALE = 'en' satisfies Locale

/** The BCP 47 tag of a locale, for `lang`, plural rules and Accept-Language. */
export function localeTag(locale: Locale): string {
  return LANGUAGES[locale].tag
}

/** The BCP 47 tag for numbers and dates. */
export function numberLocale(locale: Locale): string {
  return LANGUAGES[locale].formats
}

function getLanguage(value: string | null | undefined): string | undefined {
  return value?.toLowerCase().split(/[-_]/)[0]
}

/** Maps a locale from outside (cookie, profile, URL) to one that is offered, or null. */
export function supportedLocale(value: string | null | undefined): Locale | null {
  const language = getLanguage(value)
  return (
    OFFERED_LOCALES.find((locale) => locale === language || getLanguage(LANGUAGES[locale].tag) === language) ?? null
  )
}

/** Accept-Language for the API: the operator's two-letter code, except that `br` is sent as pt-BR. */
export function acceptLanguage(locale: string): string {
  return locale === 'br' ? 'pt-BR' : locale
}

/**
 * The language of API calls: the one shown, but `br` if that is the player's `own` language and English is shown
 * instead.
 */
export function getCallLocale(shown: Locale, playerLocale: string | null | undefined): Locale | 'br' {
  return shown === DEFAULT_LOCALE && getLanguage(playerLocale) === 'br' ? 'br' : shown
}

/** The interface language: URL prefix, then cookie, then browser languages, then the operator's default. */
export function chooseLocale(from: {
  prefix: string | null
  cookie: string | null
  languages: readonly string[]
}): Locale {
  for (const candidate of [from.prefix, from.cookie, ...from.languages]) {
    const locale = supportedLocale(candidate)
    if (locale) return locale
  }
  return configuration.defaultLocale
}

/** Splits a pathname: `/ru/games/dice` → { prefix: 'ru', path: '/games/dice' }. */
export function splitLocalePrefix(pathname: string): { prefix: Locale | null; path: string } {
  const [, first = '', ...rest] = pathname.split('/')
  const prefix = OFFERED_LOCALES.find((locale) => locale === first) ?? null
  const path = prefix ? rest.join('/') : pathname
  // Exactly one leading slash: the browser would take "//host" for another host.
  return { prefix, path: `/${path.replace(/^\/+/, '')}` }
}
