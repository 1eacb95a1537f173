import type { Service } from './hosts.ts'

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

/** What an intent of a game is for: a new round, or a step in the one that is open. */
export type IntentPurpose = 'bet' | 'step'
export type GameIntentKind = `${OriginalGame}.${IntentPurpose}`

/** The kind under which the journal keeps bets or steps of a game. */
export function intentKind(game: OriginalGame, purpose: IntentPurpose): GameIntentKind {
  return `${game}.${purpose}`
}

/** The game and the purpose that a kind names; null for an intent of no game, such as a deposit. */
export function parseIntentKind(kind: string): { game: OriginalGame; purpose: IntentPurpose } | null {
  const [name, purpose] = kind.split('.')
  if (!isOriginalGame(name) || (purpose !== 'bet' && purpose !== 'step')) return null
  return { game: name, purpose }
}
