import { round } from '#db/round-view.ts'
import type { OriginalGame } from '#db/view.ts'
import { useLive } from './live-query.ts'
import { useAppState } from './queries.ts'

/** The player's round of a game by its id; null when it is not stored here, undefined until the first answer. */
export const useRound = (game: OriginalGame, id: string) => useLive(`round:${game}:${id}`, () => round(game, id))

/** A round that its player has shared; null when it is not stored here, undefined until the first answer. */
export function usePublicRound(game: OriginalGame, id: string) {
  const stored = useAppState('publicRounds')
  return stored && (stored.rounds.find(({ round: each }) => each.game === game && each.id === id) ?? null)
}
