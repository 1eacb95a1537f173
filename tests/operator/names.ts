import type { Locale } from '../../worker/domain/account/locales.ts'

/** What something is called in each language of the page. */
export type Names = Readonly<Record<Locale, string>>

/** A brand, which is called the same everywhere. */
export function brand(name: string): Names {
  return { en: name, ru: name, kz: name }
}
