import type { Locale } from './locales.ts'

/** A name that the operator gives in several languages. */
export type Names = { en: string; ru?: string | null | undefined; kz?: string | null | undefined }

/** The name in the page's language, or in English if the operator gave no other. */
export function nameIn(names: Names, locale: Locale): string {
  return names[locale] ?? names.en
}
