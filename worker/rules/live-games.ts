/** The games that are played together, in rounds that all players share. */
export const LIVE_GAMES = ['crash', 'rooms', 'duel'] as const
export type LiveGame = (typeof LIVE_GAMES)[number]

export function isLiveGame(name: string | undefined): name is LiveGame {
  return LIVE_GAMES.some((game) => game === name)
}
