import { useState } from 'react'
import type { OriginalGame } from '#db/view.ts'
import type { AppError } from '#domain/calls/result.ts'
import { useRevealedSeedPairs } from '../../data/round-queries.ts'
import { commands } from '../../data/commands.ts'
import { useReachable } from '../../data/queries.ts'
import { useRefresh } from '../../data/use-refresh.ts'

const PAGE = 20

/** `next` is the cursor of the page after the last one that was loaded; undefined before the first. */
type Loaded = { next?: string | null; error: AppError | null; isLoading: boolean }

/**
 * The player's revealed pairs of a game, null for all: as stored on this device, and page by page from the operator. An
 * operator without the list has sent the last ones of each game with its table.
 */
export function useRevealedSeeds(game: OriginalGame | null) {
  const reachable = useReachable()
  const [count, setCount] = useState(PAGE)
  const [{ next, error, isLoading }, setLoaded] = useState<Loaded>({ error: null, isLoading: false })
  const stored = useRevealedSeedPairs(game, count + 1)
  useRefresh(() => load(null), true, game)

  const isFirst = next === undefined
  const hasMore = (stored?.length ?? 0) > count || (reachable && typeof next === 'string')
  return {
    pairs: stored?.slice(0, count),
    isLoading,
    problem: reachable && error && error.code !== 'notOffered' && error.code !== 'cancelled' ? error.code : null,
    again: () => request(next ?? null),
    /** Whether an empty list may still fill. */
    isComing: isFirst && reachable && error === null,
    isOffline: isFirst && !reachable,
    more: hasMore ? showMore : null,
  }

  function showMore(): void {
    setCount(count + PAGE)
    if (reachable && typeof next === 'string') request(next)
  }

  function request(before: string | null): void {
    setLoaded((last) => ({ ...last, error: null, isLoading: true }))
    void load(before)
  }

  async function load(before: string | null): Promise<void> {
    const answer = await commands.games.loadSeedPairs({ game, before })
    setLoaded((last) => ({
      ...(answer.ok ? { next: answer.value.next } : last),
      error: answer.ok ? null : answer.error,
      isLoading: false,
    }))
  }
}
