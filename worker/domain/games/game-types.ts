/** What games of providers are told apart by. The operator names them by these codes; one that is not here is ignored. */

/** What sort of game it is, one a game, in the order in which a filter lists them. */
export const GAME_TYPES = [
  'video',
  'classic',
  'megaways',
  'cluster',
  'crash',
  'instant',
  'roulette',
  'blackjack',
  'baccarat',
  'poker',
  'sicBo',
  'show',
] as const
export type GameType = (typeof GAME_TYPES)[number]

/** What a game has, any number of them. */
export const GAME_FEATURES = [
  'freeSpins',
  'bonusBuy',
  'jackpot',
  'tumble',
  'holdAndWin',
  'multiplier',
  'highRtp',
  'speed',
  'vip',
] as const
export type GameFeature = (typeof GAME_FEATURES)[number]

/** Games that were played last are kept up to so many, here and by the operator. */
export const RECENT_MOST = 60
