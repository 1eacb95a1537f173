import { useEffect, useEffectEvent } from 'react'
import { useReachable } from './queries.ts'

/**
 * Runs `load` on mount, when the connection returns, and when `key` changes; not while the operator is unreachable or
 * `isWanted` is false.
 */
export function useRefresh(load: () => unknown, isWanted = true, key?: string | number | boolean | null): void {
  const isDue = useReachable() && isWanted
  const loadNow = useEffectEvent(load)
  useEffect(() => {
    if (isDue) loadNow()
    // A new key asks for another load.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [isDue, key])
}
