import type { Locale } from '#domain/languages/locales.ts'
import { type Dictionary, withTexts } from '../../i18n/dictionary.ts'

const IMPORTS: Record<Locale, () => Promise<{ default: Dictionary }>> = {
  ru: () => import('../../../lang/games/ru.json?messages'),
  en: () => import('../../../lang/games/en.json?messages'),
  kz: () => import('../../../lang/games/kz.json?messages'),
}

/** Loads a game page together with the texts that all games share. */
export const withGameTexts = withTexts((locale) => IMPORTS[locale]())
