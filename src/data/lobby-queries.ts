import * as view from '#db/lobby-view.ts'
import { preload, useLive } from './live-query.ts'
import type { GameKind } from '#domain/games/game-types.ts'

/** All games of a kind; null before the catalogue has been fetched once. */
export const useCatalogueTable = (kind: GameKind) => useLive(`shelf:${kind}`, () => view.catalogueTable(kind))
/** One game of the catalogue; null when it has no game with that slug. */
export const useGame = (kind: GameKind, slug: string) =>
  useLive(`game:${kind}:${slug}`, () => view.gameBySlug(kind, slug))
/** The same, read once before the first render; undefined when the database cannot be read. */
export const readGame = (kind: GameKind, slug: string) =>
  preload(`game:${kind}:${slug}`, () => view.gameBySlug(kind, slug))
/**
 * The player's favourites, by kind of game; their order is that of `useFavouriteIds`. Empty until the catalogue has
 * been fetched.
 */
export const useFavourites = () => useLive('favourites', view.favourites)
/** Ids of the favourites, including games that are no longer in the catalogue. */
export const useFavouriteIds = () => useLive('favouriteIds', view.favouriteIds)
/** The games that the player opened last, newest first. */
export const useRecentlyPlayedIds = () => useLive('recentlyPlayedIds', view.recentlyPlayedIds)
/**
 * Which of the player's lists have been fetched on this device: an empty list that has not been fetched may still
 * arrive.
 */
export const useFetchedLists = () => useLive('fetchedLists', view.fetchedLists)
