import { isSharedGame, type SharedGame } from './shared-rounds.ts'
import { ORIGINAL_GAMES } from './originals.ts'

/**
 * The house games that have a page and a cover and can be a favourite: the originals and the multiplayer games. The
 * duel (coinflip between players) is on the coinflip page.
 */
export const HOUSE_GAMES = [...ORIGINAL_GAMES, 'crash', 'rooms'] as const
export type HouseGame = (typeof HOUSE_GAMES)[number]

export function isHouseGame(name: string | undefined): name is HouseGame {
  return HOUSE_GAMES.some((game) => game === name)
}

/** The house game on whose page a bet's game is played; null if it is not a house game. */
export function toHouseGame(game: string): HouseGame | null {
  if (isHouseGame(game)) return game
  return isSharedGame(game) ? (PAGE_OF_LIVE[game] ?? null) : null
}

/** The house game on whose page a multiplayer game is. */
export const PAGE_OF_LIVE: Partial<Record<SharedGame, HouseGame>> = { crash: 'crash', rooms: 'rooms', duel: 'coinflip' }
