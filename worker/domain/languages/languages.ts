type Language = {
  /** The language in itself, as its switch shows it. */
  name: string
  /** BCP 47, for `lang`, plural rules and Accept-Language. */
  tag: string
  /** BCP 47, for numbers and dates. */
  formats: string
}

/**
 * The interface languages, with what is special about each and the first view needs; `speakers.ts`, `missing-words.ts`
 * and `policy-words.ts` beside it are further columns of the same table, which load with what shows them. An operator
 * may offer fewer languages.
 */
export const LANGUAGES = {
  ru: { name: 'Русский', tag: 'ru-RU', formats: 'ru-RU' },
  en: { name: 'English', tag: 'en-US', formats: 'en-US' },
  // Chromium reports kk-KZ as supported but lacks its data; ru-RU has the same formats.
  kz: { name: 'Kазақ', tag: 'kk-KZ', formats: 'ru-RU' },
} as const satisfies Record<string, Language>

export type Locale = keyof typeof LANGUAGES
// The keys of a constant.
export const LOCALES = Object.keys(LANGUAGES) as readonly Locale[]
