import type { CrashSlot } from '../games/crash.ts'
import { isSharedGame, type SharedGame } from '../games/shared-rounds.ts'
import { isOriginalGame, type OriginalGame } from '../games/originals.ts'

/** What a game intent is for: a new bet, or a step in an open round. */
export type IntentPurpose = 'bet' | 'step'
/** `betting` is sports betting. */
export type IntentGame = OriginalGame | SharedGame | 'betting'
export type GameIntentKind = `${IntentGame}.${IntentPurpose}`

/** The journal's intent kind for the bets or steps of a game. */
export function intentKind(game: IntentGame, purpose: IntentPurpose): GameIntentKind {
  return `${game}.${purpose}`
}

/** Splits an intent kind into game and purpose; null if it is not of a game, such as a deposit. */
export function parseIntentKind(kind: string): { game: IntentGame; purpose: IntentPurpose } | null {
  const [game, purpose] = kind.split('.')
  if (purpose !== 'bet' && purpose !== 'step') return null
  return isOriginalGame(game) || isSharedGame(game) || game === 'betting' ? { game, purpose } : null
}

/** Joining and leaving a tournament: both may move its entry fee. */
export type TournamentIntentKind = 'tournament.join' | 'tournament.leave'

export function isTournamentIntent(kind: string): kind is TournamentIntentKind {
  return kind === 'tournament.join' || kind === 'tournament.leave'
}

/** Every kind of intent that the journal stores. */
export type MoneyIntentKind = 'deposit' | 'payout' | GameIntentKind | TournamentIntentKind

/** The journal's subject of a crash bet: each slot may have one pending bet at a time. */
export function crashSubject(slot: CrashSlot): string {
  return `crash ${slot}`
}
