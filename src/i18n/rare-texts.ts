import type { Locale } from '#domain/languages/locales.ts'
import { type Dictionary, withTexts } from './dictionary.ts'

const IMPORTS: Record<Locale, () => Promise<{ default: Dictionary }>> = {
  ru: () => import('../../lang/rare/ru.json?messages'),
  en: () => import('../../lang/rare/en.json?messages'),
  kz: () => import('../../lang/rare/kz.json?messages'),
}

/** Loads a rarely visited page together with the texts that only such pages show. */
export const withRareTexts = withTexts((locale) => IMPORTS[locale]())
