import { isLiveGame, type LiveGame } from './live-games.ts'
import { isOriginalGame, type OriginalGame } from './originals.ts'

/** What an intent of a game is for: a new bet, or a step in one that stands. */
export type IntentPurpose = 'bet' | 'step'
export type IntentGame = OriginalGame | LiveGame
export type GameIntentKind = `${IntentGame}.${IntentPurpose}`

/** The kind under which the journal keeps bets or steps of a game. */
export function intentKind(game: IntentGame, purpose: IntentPurpose): GameIntentKind {
  return `${game}.${purpose}`
}

/** The game and the purpose that a kind names; null for an intent of no game, such as a deposit. */
export function parseIntentKind(kind: string): { game: IntentGame; purpose: IntentPurpose } | null {
  const [game, purpose] = kind.split('.')
  if (purpose !== 'bet' && purpose !== 'step') return null
  return isOriginalGame(game) || isLiveGame(game) ? { game, purpose } : null
}
