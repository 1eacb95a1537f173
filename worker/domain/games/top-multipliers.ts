import type { HouseGame } from './house-games.ts'

/**
 * The highest multiplier that each house game can pay by its own rules, rounded down to a whole number; null where the
 * stakes of others decide. Hilo cashes out by itself at its figure. In the order in which the home page shows the games.
 */
export const TOP_MULTIPLIERS: Readonly<Record<HouseGame, number | null>> = {
  crash: 1_000_000,
  dice: 9_900,
  miner: 5_148_297,
  plinko: 1_000,
  roulette: 36,
  coinflip: 1_038_090,
  cases: 1_000,
  keno: 1_000,
  wheel: 30,
  hilo: 10_000,
  rooms: null,
}
