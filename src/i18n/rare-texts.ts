import type { Locale } from '../../worker/domain/account/locales.ts'
import { type Dictionary, withTexts } from './dictionary.ts'

const IMPORTS: Record<Locale, () => Promise<{ default: Dictionary }>> = {
  ru: () => import('../../lang/rare/ru.json?messages'),
  en: () => import('../../lang/rare/en.json?messages'),
  kz: () => import('../../lang/rare/kz.json?messages'),
}

/** Loads a page that is seldom come to together with the texts that only those pages show. */
export const withRareTexts = withTexts((locale) => IMPORTS[locale]())
