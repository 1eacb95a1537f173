import * as view from '../../worker/db/lobby-view.ts'
import type { GameKind } from '../../worker/db/view.ts'
import { preload, useLive } from './live.ts'

/** All games of a kind; null before the catalogue has been fetched once. */
export const useCatalogueTable = (kind: GameKind) => useLive(`shelf:${kind}`, () => view.catalogueTable(kind))
/** One game of the catalogue; null where it has none of that name. */
export const useGame = (kind: GameKind, slug: string) =>
  useLive(`game:${kind}:${slug}`, () => view.gameBySlug(kind, slug))
/** The same read once, ahead of the first render; undefined where the database cannot be read. */
export const readGame = (kind: GameKind, slug: string) =>
  preload(`game:${kind}:${slug}`, () => view.gameBySlug(kind, slug))
/** The player's favourites as chosen here, shelf by shelf; their order is that of `useFavouriteIds`. None while the catalogue is not here. */
export const useFavourites = () => useLive('favourites', view.favourites)
/** Ids of the favourites, also of games that the catalogue has no longer. */
export const useFavouriteIds = () => useLive('favouriteIds', view.favouriteIds)
/** The games that the player opened last, the newest first. */
export const useRecentlyPlayedIds = () => useLive('recentlyPlayedIds', view.recentlyPlayedIds)
/** Which of the player's lists have been fetched on this device: an empty one that has not may still come. */
export const useFetchedLists = () => useLive('fetchedLists', view.fetchedLists)
