import type { DEFAULT_LOCALE, Locale } from './locales.ts'

/** A name that the operator gives in several languages. */
export type Names = { [Default in typeof DEFAULT_LOCALE]: string } & {
  [Other in Exclude<Locale, typeof DEFAULT_LOCALE>]?: string | null | undefined
}

/** The name in the page's language, or in English if the operator gave no other. */
export function nameIn(names: Names, locale: Locale): string {
  return names[locale] ?? names.en
}
