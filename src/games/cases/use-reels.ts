import { useMemo, useState } from 'react'
import type { OriginalRound } from '../../../worker/db/view.ts'
import { useReducedMotion } from '../original/reduced-motion.ts'
import { type CaseFacts, type ItemFacts, wonOf } from './case-facts.ts'
import { stripOf } from './strip.ts'

export type Reels = {
  /** What stands on each reel, from its top. */
  strips: readonly (readonly ItemFacts[])[]
  /** The round whose items the reels stop at; null before any of this case. */
  roundId: string | null
  rolling: boolean
  /** Stops the reels at once. */
  finish: () => void
}

/** The reels of a case: those of its newest round, rolling once if it was opened here, or as many as would be opened. */
export function useReels(facts: CaseFacts, round: OriginalRound<'cases'> | null, own: boolean, count: number): Reels {
  const reduced = useReducedMotion()
  const [finished, setFinished] = useState<string | null>(null)
  const roundId = round?.id ?? null
  const strips = useMemo(() => {
    const won = round ? wonOf(facts, round) : Array.from({ length: count }, () => null)
    return won.map((item, column) => stripOf(facts.items, item, column))
  }, [facts, round, count])
  return {
    strips,
    roundId,
    rolling: own && !reduced && roundId !== null && roundId !== finished,
    finish: () => setFinished(roundId),
  }
}
