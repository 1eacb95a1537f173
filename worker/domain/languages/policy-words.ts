import type { Locale } from './languages.ts'

/** Words of a policy's own frame, in the language of its text. */
export const POLICY_WORDS: Record<Locale, { contents: string; version: string }> = {
  en: { contents: 'Contents', version: 'In force from' },
  ru: { contents: 'Содержание', version: 'Действует с' },
  kz: { contents: 'Мазмұны', version: 'Күшіне енген күні:' },
}
