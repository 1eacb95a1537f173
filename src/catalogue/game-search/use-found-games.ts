import { useMemo } from 'react'
import { type CatalogueTable, cardAt } from '#db/lobby-view.ts'
import type { ProvidedCard } from '#db/view.ts'
import { nearest, search } from '#domain/search/search.ts'
import { useFetchedCatalogue } from '../use-fetched-catalogue.ts'
import type { GameKind } from '#domain/games/game-types.ts'

/** The first matches of a kind and their total count; null until the catalogue is loaded. */
export type FoundGamesResult = { games: readonly ProvidedCard[]; count: number } | null

const NEAREST = 6

/** The matches of a query in a game list, at most `most` of them as cards; empty for an empty query. */
export function useFoundGames(kind: GameKind, query: string, max: number): FoundGamesResult {
  const table = useFetchedCatalogue(kind)
  return useMemo(() => {
    if (!table) return null
    const places = search(table, query) ?? []
    return { games: cardsAt(table, places.slice(0, max)), count: places.length }
  }, [table, query, max])
}

/** The most popular games of a kind, a few of them; empty until the catalogue is loaded. */
export function usePopularGames(kind: GameKind): readonly ProvidedCard[] {
  const table = useFetchedCatalogue(kind)
  return useMemo(() => (table ? cardsAt(table, firstPlaces(Math.min(NEAREST, table.count))) : []), [table])
}

/** A few games that match a query, or, if none does, games with similar names. */
export function useNearestGames(kind: GameKind, query: string): readonly ProvidedCard[] {
  const table = useFetchedCatalogue(kind)
  return useMemo(() => {
    if (!table) return []
    const found = search(table, query)
    const places = found?.length === 0 ? nearest(table, query, NEAREST) : found
    return cardsAt(table, places?.slice(0, NEAREST) ?? [])
  }, [table, query])
}

function firstPlaces(count: number): number[] {
  return Array.from({ length: count }, (_, place) => place)
}

function cardsAt(table: CatalogueTable, places: readonly number[]): ProvidedCard[] {
  return places.map((place) => cardAt(table, place))
}
