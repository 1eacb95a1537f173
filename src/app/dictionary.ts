import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import type english from '../../lang/en.json'
import { DEFAULT_LOCALE, type Locale } from '../../worker/rules/locales.ts'
import { warn } from './log.ts'

/** Every text of the product by its key in lang/en.json. */
export type MessageKey = keyof typeof english
export type Dictionary = Readonly<Record<string, MessageFormatElement[]>>

/** One lazy chunk a language; the inline loader preloads the one of this visit. */
const IMPORTS: Record<Locale, () => Promise<{ default: Dictionary }>> = {
  ru: () => import('../../lang/ru.json?messages'),
  en: () => import('../../lang/en.json?messages'),
  kz: () => import('../../lang/kz.json?messages'),
}

/** The texts of a locale; where they cannot be had, the English ones, and one warning. */
export async function loadDictionary(locale: Locale): Promise<Dictionary> {
  try {
    return (await IMPORTS[locale]()).default
  } catch (cause) {
    if (locale === DEFAULT_LOCALE) throw cause
    warn(`Failed locale loading: ${locale}`, cause)
    return loadDictionary(DEFAULT_LOCALE)
  }
}
