import type { OriginalGame, RoundRow } from '../../../../worker/db/view.ts'
import { isOriginalGame } from '#domain/games/originals.ts'
import { ROUTES } from '../../../base/routes.ts'

/** Path of the fairness page: for any game, for one game, or for one round of it. */
export function fairnessPath(game?: OriginalGame | 'rooms' | 'duel', roundId?: string): string {
  const page = game === undefined ? ROUTES.fairness : `${ROUTES.fairness}/${game}`
  return roundId === undefined ? page : `${page}?${new URLSearchParams({ round: roundId })}`
}

/** Path of a round that its player has shared: anyone can open it. */
export function publicRoundPath(game: OriginalGame, roundId: string): string {
  return `${ROUTES.fairness}/${game}/${encodeURIComponent(roundId)}`
}

/** Path of duels (coinflip between players): a tab of the coinflip page. */
export const DUELS_PATH = `${ROUTES.coinflip}?against=players`

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

/** Path of the round's table with the seeds dialog open, where the seeds can be changed. */
export function seedsPath(round: RoundRow): string {
  return `${tablePath(round)}?fairness`
}
