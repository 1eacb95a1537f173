import type { Locale } from '../../../worker/rules/locales.ts'
import { addTexts, type Dictionary } from '../../app/dictionary.ts'

const IMPORTS: Record<Locale, () => Promise<{ default: Dictionary }>> = {
  ru: () => import('../../../lang/games/ru.json?messages'),
  en: () => import('../../../lang/games/en.json?messages'),
  kz: () => import('../../../lang/games/kz.json?messages'),
}
const load = (locale: Locale) => IMPORTS[locale]()

/** Loads a page of the games together with the texts that all of them share. */
export function withGameTexts<Page>(page: () => Promise<Page>): () => Promise<Page> {
  return async () => (await Promise.all([page(), addTexts(load)]))[0]
}
