import type { OriginalGame } from '#domain/games/originals.ts'
import type { SharedGame } from '#domain/games/shared-rounds.ts'
import { ROUTES } from '../../../base/routes.ts'

/** Path of the fairness page: for any game, for one game, or for one round of it. */
export function fairnessPath(game?: OriginalGame | SharedGame, roundId?: string): string {
  const page = game === undefined ? ROUTES.fairness : `${ROUTES.fairness}/${game}`
  return roundId === undefined ? page : `${page}?${new URLSearchParams({ round: roundId })}`
}

/** Path of a round that its player has shared: anyone can open it. */
export function publicRoundPath(game: OriginalGame, roundId: string): string {
  return `${ROUTES.fairness}/${game}/${encodeURIComponent(roundId)}`
}
