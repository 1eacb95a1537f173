import { useMemo, useState } from 'react'
import { type CatalogueTable, cardAt } from '#db/lobby-view.ts'
import type { ProvidedCard } from '#db/view.ts'
import { playedId } from '#domain/games/played-original.ts'
import { searchForm } from '#domain/search/search-form.ts'
import { useFoundOriginals } from '../../catalogue/game-search/use-found-originals.ts'
import type { OriginalLink } from '../../navigation/navigation-more.ts'
import { useShownOriginals } from '../../catalogue/use-shown-originals.ts'
import { useFavouriteIds, useRecentlyPlayedIds } from '../../data/lobby-queries.ts'
import { type PersonalLists, type GameListFilter, filterGames, filtersOn } from './game-list-filter.ts'

const NONE: readonly string[] = []

/** The games that match a filter, by place; empty until the catalogue is loaded. */
export function useGameList(catalogue: CatalogueTable | null | undefined, filter: GameListFilter) {
  const personalLists = usePersonalLists()
  const [same] = useState(reuseEqual)
  const found = useMemo(
    () => same(catalogue ? filterGames(catalogue, filter, personalLists) : []),
    [same, catalogue, filter, personalLists],
  )
  const getCard = useMemo(() => cacheCards(catalogue), [catalogue])
  return { personalLists, found, getCard }
}

/**
 * Returns the previous array if the places are equal, to skip a rerender: one more letter often finds the same games.
 */
function reuseEqual(): (places: readonly number[]) => readonly number[] {
  let last: readonly number[] = []
  return (places) => {
    const isSame = places.length === last.length && places.every((place, at) => place === last[at])
    if (!isSame) last = places
    return last
  }
}

function usePersonalLists(): PersonalLists {
  const favourites = useFavouriteIds() ?? NONE
  const played = useRecentlyPlayedIds() ?? NONE
  return useMemo(() => ({ favourites, recent: played }), [favourites, played])
}

/**
 * Original games in a personal list, in its order, or by relevance for a search. None match while filters are active.
 */
export function useListedOriginals(filter: GameListFilter, personalLists: PersonalLists): readonly OriginalLink[] {
  const ids = filter.list === 'all' ? NONE : personalLists[filter.list]
  const canHave = ids.length > 0 && filtersOn(filter) === 0
  const found = useFoundOriginals(canHave ? filter.query : '')
  const shown = useShownOriginals()
  if (!canHave) return []
  if (searchForm(filter.query) !== '') return found.filter(({ game }) => ids.includes(playedId(game)))
  return ids.flatMap((id) => shown.filter(({ game }) => playedId(game) === id))
}

/** Caches the card of each game, so that memoized tiles are not rendered again. */
function cacheCards(catalogue: CatalogueTable | null | undefined): (place: number) => ProvidedCard {
  const cards: ProvidedCard[] = []
  return (place) => {
    if (!catalogue) throw new Error('the catalogue is not loaded')
    return (cards[place] ??= cardAt(catalogue, place))
  }
}
