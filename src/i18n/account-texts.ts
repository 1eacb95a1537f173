import type { Locale } from '#domain/languages/locales.ts'
import { type Dictionary, withTexts } from './dictionary.ts'

const IMPORTS: Record<Locale, () => Promise<{ default: Dictionary }>> = {
  ru: () => import('../../lang/account/ru.json?messages'),
  en: () => import('../../lang/account/en.json?messages'),
  kz: () => import('../../lang/account/kz.json?messages'),
}

/** Loads an account page or dialog together with the texts that all of them share. */
export const withAccountTexts = withTexts((locale) => IMPORTS[locale]())
