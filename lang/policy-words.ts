import type { Locale } from '#domain/languages/locales.ts'

/** Words of a policy's own frame, in the language of its text. */
export const WORDS: Record<Locale, { contents: string; version: string }> = {
  en: { contents: 'Contents', version: 'In force from' },
  ru: { contents: 'Содержание', version: 'Действует с' },
  kz: { contents: 'Мазмұны', version: 'Күшіне енген күні:' },
}
