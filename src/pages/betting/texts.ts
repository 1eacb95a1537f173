import type { Locale } from '#domain/languages/locales.ts'
import { type Dictionary, withTexts } from '../../i18n/dictionary.ts'

const IMPORTS: Record<Locale, () => Promise<{ default: Dictionary }>> = {
  ru: () => import('../../../lang/betting/ru.json?messages'),
  en: () => import('../../../lang/betting/en.json?messages'),
  kz: () => import('../../../lang/betting/kz.json?messages'),
}

/** Loads the sportsbook together with its texts. */
export const withBettingTexts = withTexts((locale) => IMPORTS[locale]())
