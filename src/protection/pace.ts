import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect, useState } from 'react'

const SECOND_MS = 1_000

/** When the last round of this tab began, ms of `performance.now()`. */
const roundStartAtom = atom(-Infinity)

/** Notes that a round begins now. */
export function useNoteRoundStart(): () => void {
  const set = useSetAtom(roundStartAtom)
  return useCallback(() => set(performance.now()), [set])
}

/** The wait for the next round: when the one before began, and when the next may, ms of `performance.now()`. */
export type PaceWait = { startedAt: number; until: number }

/** The wait until the next round may begin, where rounds keep a least distance; null for none. */
export function usePaceWait(minRoundSeconds: number): PaceWait | null {
  const startedAt = useAtomValue(roundStartAtom)
  const until = startedAt + minRoundSeconds * SECOND_MS
  const [overAt, setOverAt] = useState(() => (until <= performance.now() ? startedAt : -Infinity))
  const isWaiting = minRoundSeconds > 0 && overAt !== startedAt
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => setOverAt(startedAt), until - performance.now())
    return () => clearTimeout(timer)
  }, [isWaiting, startedAt, until])
  return isWaiting ? { startedAt, until } : null
}
