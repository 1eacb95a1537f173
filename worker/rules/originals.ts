import type { Service } from './hosts.ts'

/** The original games whose rounds have one form: a bet, a state that the operator draws, and steps in some. Dice has a form of its own. */
export const ROUND_GAMES = ['coinflip', 'hilo', 'keno', 'miner', 'roulette', 'wheel', 'cases'] as const
export type RoundGame = (typeof ROUND_GAMES)[number]

/** All whose rounds can be drawn again from seeds. */
export const ORIGINAL_GAMES = ['dice', ...ROUND_GAMES] as const

export function isOriginalGame(name: string | undefined): name is (typeof ORIGINAL_GAMES)[number] {
  return ORIGINAL_GAMES.some((game) => game === name)
}

/** Where each is served (decisions "Hosts"): what has no host of its own is at `general`. */
export const ROUND_SERVICE: Record<RoundGame, Service> = {
  coinflip: 'coinflip',
  hilo: 'general',
  keno: 'keno',
  miner: 'miner',
  roulette: 'general',
  wheel: 'general',
  cases: 'cases',
}
