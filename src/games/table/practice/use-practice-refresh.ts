import { useCallback, useEffect, useState } from 'react'
import type { ErrorCode } from '#domain/calls/result.ts'
import type { PracticeGame } from '#domain/games/practice.ts'
import { commands } from '../../../data/commands.ts'

/**
 * Makes chips and seeds for practice where there are none, also without a network; `playerId` is the owner of the chips,
 * null at a table for money. `problem` is why that failed.
 */
export function usePracticeRefresh(game: PracticeGame, playerId: string | null) {
  const [problem, setProblem] = useState<ErrorCode | null>(null)
  const refresh = useCallback(() => {
    void commands.games.practice[game].refresh().then((answer) => setProblem(answer.ok ? null : answer.error.code))
  }, [game])
  useEffect(() => {
    if (playerId !== null) refresh()
  }, [playerId, refresh])
  // Rounds of practice are only here, so they are known at once.
  return { problem, known: 0, refresh }
}
