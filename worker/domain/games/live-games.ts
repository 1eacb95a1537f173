import type { Service } from '../protocol/hosts.ts'

/** The games that are played together, in rounds that all players share; `duel` is the coinflip between players. */
export const LIVE_GAMES = ['crash', 'rooms', 'duel'] as const
export type LiveGame = (typeof LIVE_GAMES)[number]

/** Where each is served (decisions "Played together"). */
export const LIVE_SERVICE: Record<LiveGame, Service> = { crash: 'crash', rooms: 'general', duel: 'coinflip' }

export function isLiveGame(name: string | undefined): name is LiveGame {
  return LIVE_GAMES.some((game) => game === name)
}

/** Where a bet in such a game stands: it waits for its round, is in play, is over, or its stake is back. */
export type LiveStatus = 'waiting' | 'open' | 'settled' | 'cancelled'

/** Whether a bet has not come to its end. */
export function isLiveBetOpen({ status }: { status: LiveStatus }): boolean {
  return status === 'waiting' || status === 'open'
}
