import type { Locale } from '#domain/account/locales.ts'
import { isActivePath } from '../../base/locale-prefix.ts'
import type { GameSubject } from '../../base/page-subject.ts'
import { ABOUT, ABOUT_ELSE, ABOUT_GAME, type Descriptions } from './about.ts'

/** Page descriptions for search engines and link previews. The page does not need them, so they load last. */
const IMPORTS: Record<Locale, () => Promise<{ default: Descriptions }>> = {
  ru: () => import('../../../lang/about/ru.json'),
  en: () => import('../../../lang/about/en.json'),
  kz: () => import('../../../lang/about/kz.json'),
}

/** The description of a page, or of its game, in a locale; null when the texts cannot be loaded. */
export async function getDescription(path: string, game: GameSubject | null, locale: Locale): Promise<string | null> {
  const ofPath = Object.entries(ABOUT).find(([pagePath]) => isActivePath(path, pagePath))?.[1] ?? ABOUT_ELSE
  // A game without a provider gets the description of its game list.
  const key = game?.provider ? ABOUT_GAME[game.kind] : ofPath
  return IMPORTS[locale]().then(
    ({ default: texts }) => filled(texts[key], { name: game?.name ?? '', provider: game?.provider ?? '' }),
    () => null,
  )
}

function filled(text: string, values: { name: string; provider: string }): string {
  return text.replaceAll(/\{(name|provider)\}/g, (_, place: 'name' | 'provider') => values[place])
}
