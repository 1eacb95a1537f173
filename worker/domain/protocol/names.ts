import type { Locale } from '../account/locales.ts'

/** A name that the operator gives in several languages. */
export type Names = { en: string; ru?: string | null | undefined; kz?: string | null | undefined }

/** A name in the language of the page; the English one where the operator gave no other. */
export function nameIn(names: Names, locale: Locale): string {
  return names[locale] ?? names.en
}
