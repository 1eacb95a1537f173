/** The operator's codes for types and features of provider games; unknown codes are ignored. */

/** A provider's game is a slot, or is streamed from a live table. */
export const GAME_KINDS = ['slots', 'live'] as const
export type GameKind = (typeof GAME_KINDS)[number]

/** Types, in the order of the filter; a game has one. */
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

/** Features; a game has any number of them. */
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

/** The most recently played games that are stored, locally and by the operator. */
export const RECENT_MOST = 60

/** How many of the games with the last settled bets are kept: the home page's first row. */
export const SETTLED_MOST = 3
