import type { Service } from './hosts.ts'

/** The games that are played together, in rounds that all players share; `duel` is the coinflip between players. */
export const LIVE_GAMES = ['crash', 'rooms', 'duel'] as const
export type LiveGame = (typeof LIVE_GAMES)[number]

/** Where each is served (decisions "Played together"). */
export const LIVE_SERVICE: Record<LiveGame, Service> = { crash: 'crash', rooms: 'general', duel: 'coinflip' }

export function isLiveGame(name: string | undefined): name is LiveGame {
  return LIVE_GAMES.some((game) => game === name)
}
