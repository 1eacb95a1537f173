import type { Service } from '../wire/hosts.ts'

/** Original games: a round has a bet and a state that the operator draws from seeds; some have steps. */
export const ORIGINAL_GAMES = [
  'dice',
  'plinko',
  'coinflip',
  'hilo',
  'keno',
  'miner',
  'roulette',
  'wheel',
  'cases',
] as const
export type OriginalGame = (typeof ORIGINAL_GAMES)[number]

export function isOriginalGame(name: string | undefined): name is OriginalGame {
  return ORIGINAL_GAMES.some((game) => game === name)
}

/** The operator's service for each game; games without their own host are on `general`. */
export const ORIGINAL_SERVICE: Record<OriginalGame, Service> = {
  dice: 'dice',
  plinko: 'general',
  coinflip: 'coinflip',
  hilo: 'general',
  keno: 'keno',
  miner: 'miner',
  roulette: 'general',
  wheel: 'general',
  cases: 'cases',
}
