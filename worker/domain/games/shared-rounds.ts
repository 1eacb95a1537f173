import type { Service } from '../wire/hosts.ts'

/** Multiplayer games, in rounds that players share; `duel` is the coinflip between two players. */
export const SHARED_GAMES = ['crash', 'rooms', 'duel'] as const
export type SharedGame = (typeof SHARED_GAMES)[number]

/** The operator's service for each game. */
export const SHARED_GAME_SERVICE: Record<SharedGame, Service> = { crash: 'crash', rooms: 'general', duel: 'coinflip' }

export function isSharedGame(name: string | undefined): name is SharedGame {
  return SHARED_GAMES.some((game) => game === name)
}

/** Status of a bet: waiting for its round, in play, over, or cancelled with its stake returned. */
export type SharedBetStatus = 'waiting' | 'open' | 'settled' | 'cancelled'

/** Whether a bet is still waiting or in play. */
export function isSharedBetOpen({ status }: { status: SharedBetStatus }): boolean {
  return status === 'waiting' || status === 'open'
}
