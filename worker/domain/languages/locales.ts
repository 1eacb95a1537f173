import * as configuration from '../settings/configuration.ts'
import type { Locale } from './locale-names.ts'

export { LOCALES, type Locale } from './locale-names.ts'

/** The languages that this operator offers. */
export const OFFERED_LOCALES: readonly Locale[] = configuration.locales

/** Its texts are used where another language has none. */
export const DEFAULT_LOCALE: Locale = 'en'

export const LOCALE_NAMES: Record<Locale, string> = { ru: 'Русский', en: 'English', kz: 'Kазақ' }

const TAGS: Record<Locale, string> = { ru: 'ru-RU', en: 'en-US', kz: 'kk-KZ' }

/** The BCP 47 tag of a locale, for `lang`, plural rules and Accept-Language. */
export function localeTag(locale: Locale): string {
  return TAGS[locale]
}

/**
 * The BCP 47 tag for numbers and dates: Chromium reports kk-KZ as supported but lacks its data; ru-RU has the same
 * formats.
 */
export function numberLocale(locale: Locale): string {
  return locale === 'kz' ? TAGS.ru : TAGS[locale]
}

function getLanguage(value: string | null | undefined): string | undefined {
  return value?.toLowerCase().split(/[-_]/)[0]
}

/** Maps a locale from outside (cookie, profile, URL) to one that is offered, or null. */
export function supportedLocale(value: string | null | undefined): Locale | null {
  const language = getLanguage(value)
  return OFFERED_LOCALES.find((locale) => locale === language || getLanguage(TAGS[locale]) === language) ?? null
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
