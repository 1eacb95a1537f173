import { useMemo } from 'react'
import type { OriginalRound } from '#db/view.ts'
import { type CaseFacts, type ItemFacts, getWonItem } from './case-facts.ts'
import { createStrip } from './strip.ts'

export type ReelsState = {
  /** The items of each reel, from the top. */
  strips: readonly (readonly ItemFacts[])[]
  /** The round whose items the reels stop at; null before any round of this case. */
  roundId: string | null
  rolling: boolean
}

/** Duration of the first reel, ms; each further one takes COLUMN_MS longer. */
export const REEL_ROLL_MS = 2_200
export const COLUMN_MS = 220

export function rollMotion({ bet }: OriginalRound<'cases'>): number {
  return REEL_ROLL_MS + COLUMN_MS * (bet.count - 1)
}

/**
 * The reels of a case: those of its newest round, animated once if this page opened it, or as many idle ones as would
 * be opened.
 */
export function useReels(
  facts: CaseFacts,
  round: OriginalRound<'cases'> | null,
  isAnimating: boolean,
  count: number,
): ReelsState {
  const roundId = round?.id ?? null
  const strips = useMemo(() => {
    const won = round ? getWonItem(facts, round) : Array.from({ length: count }, () => null)
    return won.map((item, column) => createStrip(facts.items, item, column))
  }, [facts, round, count])
  return { strips, roundId, rolling: isAnimating && roundId !== null }
}
