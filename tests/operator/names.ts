import type { Locale } from '#domain/languages/locales.ts'

/** A name in each language of the page. */
export type Names = Readonly<Record<Locale, string>>

/** A brand name, the same in every language. */
export function brand(name: string): Names {
  return { en: name, ru: name, kz: name }
}
