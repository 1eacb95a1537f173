import type { Service } from '../protocol/hosts.ts'

/** The original games: a bet, a state that the operator draws from seeds, and steps in some of them. */
export const ORIGINAL_GAMES = ['dice', 'coinflip', 'hilo', 'keno', 'miner', 'roulette', 'wheel', 'cases'] as const
export type OriginalGame = (typeof ORIGINAL_GAMES)[number]

export function isOriginalGame(name: string | undefined): name is OriginalGame {
  return ORIGINAL_GAMES.some((game) => game === name)
}

/** Where each is served (decisions "Hosts"): what has no host of its own is at `general`. */
export const ORIGINAL_SERVICE: Record<OriginalGame, Service> = {
  dice: 'dice',
  coinflip: 'coinflip',
  hilo: 'general',
  keno: 'keno',
  miner: 'miner',
  roulette: 'general',
  wheel: 'general',
  cases: 'cases',
}
