import type english from '../../../lang/about/en.json'
import type { Locale } from '../../../worker/rules/locales.ts'
import { isAt } from '../own-address.ts'
import { ROUTES } from '../routes.ts'

type Descriptions = typeof english

/** What each page is about, for who searches and who shares; of no use to the page itself, so it comes last. */
const IMPORTS: Record<Locale, () => Promise<{ default: Descriptions }>> = {
  ru: () => import('../../../lang/about/ru.json'),
  en: () => import('../../../lang/about/en.json'),
  kz: () => import('../../../lang/about/kz.json'),
}

const PAGES: readonly (readonly [path: string, key: keyof Descriptions])[] = [
  [ROUTES.slots, 'about.slots'],
  [ROUTES.live, 'about.live'],
  [ROUTES.dice, 'about.dice'],
  [ROUTES.coinflip, 'about.coinflip'],
  [ROUTES.hilo, 'about.hilo'],
  [ROUTES.keno, 'about.keno'],
  [ROUTES.miner, 'about.miner'],
  [ROUTES.roulette, 'about.roulette'],
  [ROUTES.cases, 'about.cases'],
  [ROUTES.fairness, 'about.fairness'],
  [ROUTES.bonuses, 'about.bonuses'],
  [ROUTES.welcomePack, 'about.welcomePack'],
  [ROUTES.vipClub, 'about.vipClub'],
  [ROUTES.faq, 'about.faq'],
]

/** What a page is about, in a language; null where the texts cannot be had. */
export async function descriptionOf(path: string, locale: Locale): Promise<string | null> {
  const key = PAGES.find(([own]) => isAt(path, own))?.[1] ?? 'about.home'
  return IMPORTS[locale]().then(
    ({ default: texts }) => texts[key],
    () => null,
  )
}
