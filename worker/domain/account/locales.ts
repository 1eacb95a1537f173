import * as configuration from '../settings/configuration.ts'
import type { Locale } from './locale-names.ts'

export { LOCALES, type Locale } from './locale-names.ts'

/** Those that this operator offers. */
export const OFFERED_LOCALES: readonly Locale[] = configuration.locales

/** The language whose texts stand in for one that is missing (spec 9). */
export const DEFAULT_LOCALE: Locale = 'en'

export const LOCALE_NAMES: Record<Locale, string> = { ru: 'Русский', en: 'English', kz: 'Kазақ' }

const TAGS: Record<Locale, string> = { ru: 'ru-RU', en: 'en-US', kz: 'kk-KZ' }

/** The BCP 47 tag of a locale, for `lang`, plural rules and Accept-Language. */
export function localeTag(locale: Locale): string {
  return TAGS[locale]
}

/** The tag numbers and dates are formatted by: Chromium claims kk-KZ without having its data, ru-RU writes the same. */
export function numberLocale(locale: Locale): string {
  return locale === 'kz' ? TAGS.ru : TAGS[locale]
}

function languageOf(value: string | null | undefined): string | undefined {
  return value?.toLowerCase().split(/[-_]/)[0]
}

/** Narrows a locale from outside (cookie, profile, address) to one that is offered, or null. */
export function supportedLocale(value: string | null | undefined): Locale | null {
  const language = languageOf(value)
  return OFFERED_LOCALES.find((locale) => locale === language || languageOf(TAGS[locale]) === language) ?? null
}

/** Accept-Language for the API: the two-letter codes the operator speaks; `br` is sent as pt-BR (spec 7). */
export function acceptLanguage(locale: string): string {
  return locale === 'br' ? 'pt-BR' : locale
}

/** What calls are made in: the language shown, but `br` where English stands in for it as the player's `own` (spec 7). */
export function getCallLocale(shown: Locale, own: string | null | undefined): Locale | 'br' {
  return shown === DEFAULT_LOCALE && languageOf(own) === 'br' ? 'br' : shown
}

/** The language of the interface: address prefix, then cookie, then browser languages, then the default (spec 4). */
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

/** Takes a pathname apart: `/ru/games/dice` → { prefix: 'ru', path: '/games/dice' }. */
export function splitLocalePrefix(pathname: string): { prefix: Locale | null; path: string } {
  const [, first = '', ...rest] = pathname.split('/')
  const prefix = OFFERED_LOCALES.find((locale) => locale === first) ?? null
  const path = prefix ? rest.join('/') : pathname
  // One leading slash: "//host" as a path would lead to another host.
  return { prefix, path: `/${path.replace(/^\/+/, '')}` }
}
