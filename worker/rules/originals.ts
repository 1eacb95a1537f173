import type { Service } from './hosts.ts'

/** The original games whose rounds have one form: a bet, a state that the operator draws, and steps in some. Dice has a form of its own. */
export const ROUND_GAMES = ['coinflip', 'hilo', 'keno', 'miner', 'roulette', 'cases'] as const
export type RoundGame = (typeof ROUND_GAMES)[number]

/** Where each is served (decisions "Hosts"): what has no host of its own is at `general`. */
export const ROUND_SERVICE: Record<RoundGame, Service> = {
  coinflip: 'coinflip',
  hilo: 'general',
  keno: 'keno',
  miner: 'miner',
  roulette: 'general',
  cases: 'cases',
}
