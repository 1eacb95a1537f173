import type { Service } from '../protocol/hosts.ts'

/** Multiplayer games, in rounds that players share; `duel` is the coinflip between two players. */
export const LIVE_GAMES = ['crash', 'rooms', 'duel'] as const
export type LiveGame = (typeof LIVE_GAMES)[number]

/** The operator's service for each game. */
export const LIVE_SERVICE: Record<LiveGame, Service> = { crash: 'crash', rooms: 'general', duel: 'coinflip' }

export function isLiveGame(name: string | undefined): name is LiveGame {
  return LIVE_GAMES.some((game) => game === name)
}

/** Status of a bet: waiting for its round, in play, over, or cancelled with its stake returned. */
export type LiveStatus = 'waiting' | 'open' | 'settled' | 'cancelled'

/** Whether a bet is still waiting or in play. */
export function isLiveBetOpen({ status }: { status: LiveStatus }): boolean {
  return status === 'waiting' || status === 'open'
}
