import { ORIGINAL_GAMES } from './originals.ts'

/**
 * Every game of the house that has a page, a cover and a place among the favourites: the originals, and the games
 * played together.
 */
export const HOUSE_GAMES = [...ORIGINAL_GAMES, 'crash'] as const
export type HouseGame = (typeof HOUSE_GAMES)[number]

export function isHouseGame(name: string | undefined): name is HouseGame {
  return HOUSE_GAMES.some((game) => game === name)
}
