import { search, type Searchable } from '#domain/search/search.ts'
import { searchForm } from '#domain/search/search-form.ts'
import { indexWords } from '#domain/search/search-index.ts'
import type { OriginalLink } from '../../navigation/navigation-more.ts'

type Game = OriginalLink['game']

/**
 * Other names of our own games, in any language, and what players call games of the same kind; their main names are in
 * the dictionaries.
 */
const ALSO_CALLED: Record<Game, string> = {
  cases: 'cases boxes кейсы кейстер коробки',
  coinflip: 'coinflip coin flip toss heads tails монетка монета орёл решка тиын',
  crash: 'crash rocket multiplier aviator plane краш ракета множитель авиатор самолёт самолётик көбейткіш ұшақ',
  dice: 'dice дайс кости кубики сүйек',
  hilo: 'hilo higher lower cards хайло больше меньше карты',
  keno: 'keno lottery кено лото лотерея',
  miner: 'miner mines minesweeper минёр мины сапёр',
  plinko: 'plinko плинко шарик пирамида шар',
  rooms: 'rooms jackpot pot комнаты джекпот банк бөлмелер',
  roulette: 'roulette рулетка',
  wheel: 'wheel fortune колесо фортуны фортуна дөңгелек',
}

/** In a short query one different letter is another word: "cash" does not mean "cases", nor "power" "lower". */
const SURE_LETTERS = 6

export type OriginalNames = Searchable & { links: readonly OriginalLink[] }

/** The search index of these of our own games; `getGameName` gives each game's name on screen. */
export function originalNames(
  links: readonly OriginalLink[],
  getGameName: (link: OriginalLink) => string,
): OriginalNames {
  const forms = links.map((link) => searchForm(`${getGameName(link)} ${ALSO_CALLED[link.game]}`))
  return { links, words: indexWords(forms, []), forms: forms.join('\n'), count: forms.length }
}

/** Our own games that match a query, best first; empty for an empty query. */
export function findOriginals(names: OriginalNames, query: string): OriginalLink[] {
  const few = query.trim().length > SURE_LETTERS ? undefined : 0
  return (search(names, query, few) ?? []).flatMap((place) => names.links[place] ?? [])
}
