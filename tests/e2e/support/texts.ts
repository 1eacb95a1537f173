import { readFileSync } from 'node:fs'
import type { Locale } from '#domain/languages/locales.ts'
import { type Say, createSay, createSaying } from './format-text.ts'

export type { Say, TextKey } from './format-text.ts'

const PARTS = ['', 'account/', 'betting/', 'games/', 'protection/', 'push/', 'rare/', 'about/']

/** Formats the texts of a language from its files. Names of controls in English are written out in `pages`. */
export function getTexts(locale: Locale): Say {
  const read = (part: string) =>
    JSON.parse(readFileSync(new URL(`../../../lang/${part}${locale}.json`, import.meta.url), 'utf8'))
  return createSay(Object.assign({}, ...PARTS.map(read)), locale)
}

/** The English text of a key. */
export const say = getTexts('en')

/** A pattern that finds the English text of a key; a placeholder without a value matches anything. */
export const saying = createSaying(say)
