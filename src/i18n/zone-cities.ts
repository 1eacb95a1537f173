import type { Locale } from '#domain/languages/locales.ts'
import { type Dictionary, withTexts } from './dictionary.ts'

/** Cities by time zone, as CLDR names them. A city that is not listed is named by its zone: "Asia/Almaty". */
const IMPORTS: Record<Locale, () => Promise<{ default: Dictionary }>> = {
  ru: () => import('../../lang/zone-cities/ru.json?messages'),
  en: () => import('../../lang/zone-cities/en.json?messages'),
  kz: () => import('../../lang/zone-cities/kz.json?messages'),
}

/** Loads a page that shows time zones together with the names of their cities. */
export const withZoneCities = withTexts((locale) => IMPORTS[locale]())
