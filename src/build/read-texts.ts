import { fileURLToPath } from 'node:url'
import { byLocale } from '#domain/languages/by-locale.ts'
import type { Locale } from '#domain/languages/locales.ts'
import { TEXT_PARTS, readBrandTexts } from './brand-texts.ts'
import type { Dictionaries } from './public-pages.ts'

const LANGUAGES = fileURLToPath(new URL('../../lang/', import.meta.url))

/** All texts of every language from lang/, those of lazy chunks included. */
export function readAllTexts(): Dictionaries {
  const read = (locale: Locale): Record<string, string> =>
    Object.assign({}, ...TEXT_PARTS.map((part) => readBrandTexts(`${LANGUAGES}${part}${locale}.json`)))
  return byLocale(read)
}
