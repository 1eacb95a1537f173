import type { OriginalGame, RoundRow } from '#db/view.ts'
import { isOriginalGame } from '#domain/games/originals.ts'
import { ROUTES } from '../base/routes.ts'
import { DUELS_PATH } from './duels/path.ts'
import { fairnessPath } from './table/fairness/fairness-path.ts'

/**
 * Path to the check of a past round, by game: an original by the player's own round, crash by the shared round, the
 * other games by the player's bet; null if the game has no check.
 */
export function roundPath(game: string, id: string, sharedRound: string | null): string | null {
  if (isOriginalGame(game)) return fairnessPath(game, id)
  if (game === 'rooms') return `${ROUTES.rooms}?${new URLSearchParams({ bet: id })}`
  if (game === 'duel') return `${DUELS_PATH}&${new URLSearchParams({ bet: id })}`
  if (game !== 'crash' || sharedRound === null) return null
  return `${ROUTES.crash}?${new URLSearchParams({ round: sharedRound })}`
}

/** Path of the table where a round was played; each case has its own. */
export function tablePath(round: RoundRow): string {
  return round.game === 'cases' ? casePath(round.bet.slug) : ROUTES[round.game]
}

/** Path of a game's table; `bet` may be of an unknown shape. */
export function getTablePath(game: OriginalGame, bet: unknown): string {
  const isOfCase = game === 'cases' && typeof bet === 'object' && bet !== null && 'slug' in bet
  return isOfCase && typeof bet.slug === 'string' ? casePath(bet.slug) : ROUTES[game]
}

function casePath(slug: string): string {
  return `${ROUTES.cases}/${encodeURIComponent(slug)}`
}
