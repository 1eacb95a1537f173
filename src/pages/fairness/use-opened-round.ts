import { useState } from 'react'
import type { OriginalGame, RoundRow } from '#db/view.ts'
import { isPracticeOwner } from '#domain/games/practice.ts'
import type { AppError, ErrorCode } from '#domain/calls/result.ts'
import { commands } from '../../data/commands.ts'
import { useReachable, useViewer } from '../../data/queries.ts'
import { useRefresh } from '../../data/use-refresh.ts'
import { useRound, useSeedPair } from '../../data/round-queries.ts'

export type Opened =
  | { state: 'guest' | 'loading' | 'unknown' | 'offline' }
  | { state: 'failed'; code: ErrorCode; again: () => void }
  /** `serverSeed` is null while it is secret, or while this device does not know that it was revealed. */
  | { state: 'known'; round: RoundRow; serverSeed: string | null }

/**
 * One of the player's rounds by its id: the cached row, otherwise the operator's reply once it is reachable. The
 * operator is also asked if the server seed is not known to be revealed yet.
 */
export function useOpenedRound(game: OriginalGame, roundId: string): Opened {
  const loggedIn = useViewer()?.loggedIn
  const reachable = useReachable()
  const round = useRound(game, roundId)
  const pair = useSeedPair(round?.serverSeedHash ?? '')
  const [error, setError] = useState<AppError | null>(null)
  const serverSeed = pair?.serverSeed ?? null
  const isRead = round !== undefined && pair !== undefined
  // The operator knows nothing of practice.
  const isLacking = isRead && serverSeed === null && !isPracticeOwner(round?.playerId ?? null)
  useRefresh(requestRound, loggedIn && isLacking, `${game} ${roundId}`)

  if (isRead && round) return { state: 'known', round, serverSeed }
  if (loggedIn === false) return { state: 'guest' }
  if (loggedIn === undefined || !isRead) return { state: 'loading' }
  if (error?.reason === 'round.unknown') return { state: 'unknown' }
  if (!reachable) return { state: 'offline' }
  return error ? { state: 'failed', code: error.code, again } : { state: 'loading' }

  function again(): void {
    setError(null)
    void requestRound()
  }

  async function requestRound(): Promise<void> {
    const answer = await commands.games[game].loadRound({ roundId })
    setError(answer.ok ? null : answer.error)
  }
}
