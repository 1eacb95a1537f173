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

/** The texts of a locale; throws, with a warning, where they cannot be had. */
export async function loadDictionary(locale: Locale): Promise<Dictionary> {
  try {
    return (await IMPORTS[locale]()).default
  } catch (cause) {
    warn(`Failed locale loading: ${locale}`, cause)
    throw cause
  }
}

/** The texts to begin with: the English ones where a locale's own cannot be had. Throws without either. */
export function loadFirstDictionary(locale: Locale): Promise<Dictionary> {
  const own = loadDictionary(locale)
  return locale === DEFAULT_LOCALE ? own : own.catch(() => loadDictionary(DEFAULT_LOCALE))
}
