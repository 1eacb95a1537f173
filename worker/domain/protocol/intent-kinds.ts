import type { CrashSlot } from '../games/crash.ts'
import { isLiveGame, type LiveGame } from '../games/live-games.ts'
import { isOriginalGame, type OriginalGame } from '../games/originals.ts'

/** What an intent of a game is for: a new bet, or a step in one that stands. */
export type IntentPurpose = 'bet' | 'step'
/** `betting`: bets on sports. */
export type IntentGame = OriginalGame | LiveGame | 'betting'
export type GameIntentKind = `${IntentGame}.${IntentPurpose}`

/** The kind under which the journal keeps bets or steps of a game. */
export function intentKind(game: IntentGame, purpose: IntentPurpose): GameIntentKind {
  return `${game}.${purpose}`
}

/** The game and the purpose that a kind names; null for an intent of no game, such as a deposit. */
export function parseIntentKind(kind: string): { game: IntentGame; purpose: IntentPurpose } | null {
  const [game, purpose] = kind.split('.')
  if (purpose !== 'bet' && purpose !== 'step') return null
  return isOriginalGame(game) || isLiveGame(game) || game === 'betting' ? { game, purpose } : null
}

/** Joining and leaving a tournament: both may move its fee. */
export type TournamentIntentKind = 'tournament.join' | 'tournament.leave'

export function isTournamentIntent(kind: string): kind is TournamentIntentKind {
  return kind === 'tournament.join' || kind === 'tournament.leave'
}

/** What the journal takes a bet of crash to be about: of each slot's bets one is on its way at a time. */
export function crashSubject(slot: CrashSlot): string {
  return `crash ${slot}`
}
