import type { Locale } from '#domain/languages/locales.ts'
import { type Say, createSay, createSaying } from '../../e2e/support/format-text.ts'

const FILES = import.meta.glob<Record<string, string>>('../../../lang/**/*.json', { eager: true, import: 'default' })

/** Formats the texts of a language from its files. */
export function getTexts(locale: Locale): Say {
  const files = Object.entries(FILES).filter(([path]) => path.endsWith(`/${locale}.json`))
  return createSay(Object.assign({}, ...files.map(([, texts]) => texts)), locale)
}

/** The English text of a key. */
export const say = getTexts('en')

/** A pattern that finds the English text of a key; a placeholder without a value matches anything. */
export const saying = createSaying(say)
