import type { Locale } from '#domain/languages/locales.ts'
import { type Dictionary, withTexts } from './dictionary.ts'

const IMPORTS: Record<Locale, () => Promise<{ default: Dictionary }>> = {
  ru: () => import('../../lang/protection/ru.json?messages'),
  en: () => import('../../lang/protection/en.json?messages'),
  kz: () => import('../../lang/protection/kz.json?messages'),
}

/** Loads a part of player protection together with its texts. */
export const withProtectionTexts = withTexts((locale) => IMPORTS[locale]())
