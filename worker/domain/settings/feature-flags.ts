import { HOUSE_GAMES, type HouseGame } from '../games/house-games.ts'

/** The kill switch of a house game: while it is on, the game takes no bets and is listed nowhere. */
export type GameSwitch = `disable-${HouseGame}`
export type FeatureFlag =
  | 'hide-live-bets'
  | 'disable-deposits'
  | 'disable-withdrawals'
  | 'disable-practice'
  | GameSwitch

/** Flags that an operator can switch without a new build. A flag that is not set is off. */
export const FEATURE_FLAGS: readonly FeatureFlag[] = [
  'hide-live-bets',
  'disable-deposits',
  'disable-withdrawals',
  'disable-practice',
  ...HOUSE_GAMES.map((game): GameSwitch => `disable-${game}`),
]
