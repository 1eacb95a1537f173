import { useMemo } from 'react'
import { type CatalogueTable, cardAt } from '../../../worker/db/lobby-view.ts'
import type { ProvidedCard } from '../../../worker/db/view.ts'
import { nearest, search } from '../../../worker/domain/search/search.ts'
import { useFetchedCatalogue } from '../use-fetched-catalogue.ts'
import type { GameKind } from '../../../worker/domain/games/game-types.ts'

/** The first matches of a kind and their total count; null until the catalogue is loaded. */
export type FoundGamesResult = { games: readonly ProvidedCard[]; count: number } | null

const NEAREST = 6

/** The matches of a query in a game list, at most `most` of them as cards; empty for an empty query. */
export function useFoundGames(kind: GameKind, query: string, most: number): FoundGamesResult {
  const shelf = useFetchedCatalogue(kind)
  return useMemo(() => {
    if (!shelf) return null
    const places = search(shelf, query) ?? []
    return { games: cardsAt(shelf, places.slice(0, most)), count: places.length }
  }, [shelf, query, most])
}

/** A few games that match a query, or, if none does, games with similar names. */
export function useNearestGames(kind: GameKind, query: string): readonly ProvidedCard[] {
  const shelf = useFetchedCatalogue(kind)
  return useMemo(() => {
    if (!shelf) return []
    const found = search(shelf, query)
    const places = found?.length === 0 ? nearest(shelf, query, NEAREST) : found
    return cardsAt(shelf, places?.slice(0, NEAREST) ?? [])
  }, [shelf, query])
}

function cardsAt(shelf: CatalogueTable, places: readonly number[]): ProvidedCard[] {
  return places.map((place) => cardAt(shelf, place))
}
