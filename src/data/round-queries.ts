import { revealedSeedPairs, round, roundsOfPair, seedPair } from '#db/round-view.ts'
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

export const useSeedPair = (hash: string) => useLive(`seedPair:${hash}`, () => seedPair(hash))
/** Revealed seed pairs of a game, null for all, at most `count`, the last revealed first. */
export const useRevealedSeedPairs = (game: OriginalGame | null, count: number) =>
  useLive(`revealedSeedPairs:${game}:${count}`, () => revealedSeedPairs(game, count))
/** The player's rounds on a seed pair, as far as this device stores them, the last bet first. */
export const useRoundsOfPair = (game: OriginalGame, hash: string) =>
  useLive(`roundsOfPair:${game}:${hash}`, () => roundsOfPair(game, hash))
