import { useCallback, useEffect, useState } from 'react'
import type { OriginalGame, PublicRound } from '../../../worker/db/view.ts'
import type { AppError, ErrorCode } from '../../../worker/core/result.ts'
import { commands } from '../../data/commands.ts'
import { useReachable } from '../../data/queries.ts'
import { usePublicRound } from '../../data/round-queries.ts'

type Shared =
  | { state: 'loading' | 'unknown' | 'offline' }
  | { state: 'failed'; code: ErrorCode; again: () => void }
  /** `again` is null unless the stored round could not be updated. */
  | { state: 'known'; shared: PublicRound; again: (() => void) | null }

/** A round that its player has shared: as stored on this device, and as the operator answers once it is reachable. */
export function useSharedRound(game: OriginalGame, roundId: string): Shared {
  const reachable = useReachable()
  const stored = usePublicRound(game, roundId)
  const [error, setError] = useState<AppError | null>(null)

  const load = useCallback(() => {
    void commands.games.loadPublicRound({ game, roundId }).then((answer) => setError(answer.ok ? null : answer.error))
  }, [game, roundId])
  useEffect(() => {
    if (reachable) load()
  }, [reachable, load])

  if (stored === undefined) return { state: 'loading' }
  const hasFailed = error !== null && error.code !== 'offline' && reachable
  if (stored) return { state: 'known', shared: stored, again: hasFailed ? again : null }
  if (error?.code === 'unavailable') return { state: 'unknown' }
  if (!reachable) return { state: 'offline' }
  return error ? { state: 'failed', code: error.code, again } : { state: 'loading' }

  function again(): void {
    setError(null)
    load()
  }
}
