import { useEffect, useState } from 'react'
import { useServerClock } from '../data/queries.ts'
import { useProtection } from './use-protection.ts'

const SECOND_MS = 1_000

/** The wait for the next round: when the one before began, and when the next may, ms of `performance.now()`. */
export type PaceWait = { startedAt: number; until: number }

/**
 * The wait until the next round may begin, where rounds keep a least distance, in every tab and game of the player; null
 * for none.
 */
export function usePaceWait(minRoundSeconds: number): PaceWait | null {
  const roundStartedAt = useProtection()?.roundStartedAt ?? null
  const clock = useServerClock()
  const startedAt = roundStartedAt === null ? -Infinity : roundStartedAt - clock.at(0)
  const paceMs = minRoundSeconds * SECOND_MS
  const until = paceMs === 0 ? -Infinity : startedAt + paceMs
  const [passed, setPassed] = useState(() => performance.now())
  const isWaiting = until > passed
  useEffect(() => {
    if (!isWaiting) return undefined
    // A start that lies ahead was noted by another clock: it counts as now.
    const timer = setTimeout(() => setPassed(until), Math.min(until - performance.now(), paceMs))
    return () => clearTimeout(timer)
  }, [isWaiting, until, paceMs])
  return isWaiting ? { startedAt, until } : null
}
