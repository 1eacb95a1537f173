import { readCookie } from '#domain/wire/cookie-text.ts'
import { type Locale, chooseLocale, localeTag, splitLocalePrefix } from '#domain/languages/locales.ts'
import { BUILD_FACTS } from './facts.ts'

/** The locale of this visit, and whether the address forces it. */
export function chooseShellLocale(): { locale: Locale; forced: boolean } {
  const { prefix } = splitLocalePrefix(location.pathname)
  const cookie = readCookie(document.cookie, 'locale') ?? null
  return { locale: chooseLocale({ prefix, cookie, languages: navigator.languages }), forced: prefix !== null }
}

/** Translates the skeleton's texts; its markup is in the default language. */
export function translateSkeleton(locale: Locale): void {
  document.documentElement.lang = localeTag(locale)
  const texts = BUILD_FACTS.texts[locale]
  if (!texts) return
  for (const element of document.querySelectorAll<HTMLElement>('[data-text],[data-label]')) {
    const { text, label, [locale]: translated } = element.dataset
    // Texts of a single page are in its markup, in every language.
    if (text !== undefined) element.textContent = translated ?? texts[Number(text)] ?? ''
    if (label) element.ariaLabel = texts[Number(label)] ?? ''
  }
}
