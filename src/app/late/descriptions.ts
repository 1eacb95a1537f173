import type { Locale } from '../../../worker/rules/locales.ts'
import { isAt } from '../own-address.ts'
import { ABOUT, ABOUT_ELSE, type Descriptions } from './about.ts'

/** What each page is about, for who searches and who shares; of no use to the page itself, so it comes last. */
const IMPORTS: Record<Locale, () => Promise<{ default: Descriptions }>> = {
  ru: () => import('../../../lang/about/ru.json'),
  en: () => import('../../../lang/about/en.json'),
  kz: () => import('../../../lang/about/kz.json'),
}

/** What a page is about, in a language; null where the texts cannot be had. */
export async function descriptionOf(path: string, locale: Locale): Promise<string | null> {
  const key = Object.entries(ABOUT).find(([own]) => isAt(path, own))?.[1] ?? ABOUT_ELSE
  return IMPORTS[locale]().then(
    ({ default: texts }) => texts[key],
    () => null,
  )
}
