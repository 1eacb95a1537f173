import { isLiveGame, type LiveGame } from './live-games.ts'
import { ORIGINAL_GAMES } from './originals.ts'

/**
 * Every game of the house that has a page, a cover and a place among the favourites: the originals, and the games
 * played together. The coinflip between players is a part of coinflip's page.
 */
export const HOUSE_GAMES = [...ORIGINAL_GAMES, 'crash', 'rooms'] as const
export type HouseGame = (typeof HOUSE_GAMES)[number]

export function isHouseGame(name: string | undefined): name is HouseGame {
  return HOUSE_GAMES.some((game) => game === name)
}

/** The game of the house that a bet's game is played at: its own page, or the one that it is a part of. */
export function toHouseGame(game: string): HouseGame | null {
  if (isHouseGame(game)) return game
  return isLiveGame(game) ? (PAGE_OF_LIVE[game] ?? null) : null
}

/** The game of the house whose page a game played together is on. */
export const PAGE_OF_LIVE: Partial<Record<LiveGame, HouseGame>> = { crash: 'crash', rooms: 'rooms', duel: 'coinflip' }
