import { useMemo } from 'react'
import { type CatalogueTable, cardAt } from '../../../worker/db/lobby-view.ts'
import type { GameKind, ProvidedCard } from '../../../worker/db/view.ts'
import { nearest, search } from '../../../worker/domain/search/search.ts'
import { useFetchedCatalogue } from '../use-fetched-catalogue.ts'

/** The first games of a kind that a query finds, and how many it does; null while the catalogue is not here. */
export type FoundGamesResult = { games: readonly ProvidedCard[]; count: number } | null

const NEAREST = 6

/** What a query finds on a shelf, no more than `most` of it as cards; nothing for an empty query. */
export function useFoundGames(kind: GameKind, query: string, most: number): FoundGamesResult {
  const shelf = useFetchedCatalogue(kind)
  return useMemo(() => {
    if (!shelf) return null
    const places = search(shelf, query) ?? []
    return { games: cardsAt(shelf, places.slice(0, most)), count: places.length }
  }, [shelf, query, most])
}

/** A few games that a query finds, or whose names come near one that finds none. */
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
