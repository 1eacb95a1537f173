import type { OriginalGame, RoundRow } from '../../../../worker/db/view.ts'
import { isOriginalGame } from '../../../../worker/domain/games/originals.ts'
import { ROUTES } from '../../../app/routing/routes.ts'

/** How draws are checked: of any game, of one, or a round of it. */
export function fairnessPath(game?: OriginalGame | 'rooms' | 'duel', roundId?: string): string {
  const page = game === undefined ? ROUTES.fairness : `${ROUTES.fairness}/${game}`
  return roundId === undefined ? page : `${page}?${new URLSearchParams({ round: roundId })}`
}

/** Coinflips between players: a tab of coinflip's page. */
export const DUELS_PATH = `${ROUTES.coinflip}?against=players`

/**
 * Where a round that was played can be checked, by its game: an original by the player's own round, crash at its table
 * by the round that all share, the others at theirs by the player's bet; null where there is no check.
 */
export function roundPath(game: string, id: string, sharedRound: string | null): string | null {
  if (isOriginalGame(game)) return fairnessPath(game, id)
  if (game === 'rooms') return `${ROUTES.rooms}?${new URLSearchParams({ bet: id })}`
  if (game === 'duel') return `${DUELS_PATH}&${new URLSearchParams({ bet: id })}`
  if (game !== 'crash' || sharedRound === null) return null
  return `${ROUTES.crash}?${new URLSearchParams({ round: sharedRound })}`
}

/** The table that a round was played at; each case has one of its own. */
export function tablePath(round: RoundRow): string {
  return round.game === 'cases' ? casePath(round.bet.slug) : ROUTES[round.game]
}

/** The table of a game, whose bet is known in its own form or not at all. */
export function getTablePath(game: OriginalGame, bet: unknown): string {
  const isOfCase = game === 'cases' && typeof bet === 'object' && bet !== null && 'slug' in bet
  return isOfCase && typeof bet.slug === 'string' ? casePath(bet.slug) : ROUTES[game]
}

function casePath(slug: string): string {
  return `${ROUTES.cases}/${encodeURIComponent(slug)}`
}

/** The same with its seeds open, where they can be changed. */
export function seedsPath(round: RoundRow): string {
  return `${tablePath(round)}?fairness`
}
