import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useReachable } from './queries.ts'
import { connectionState, onConnectionState } from './worker-client.ts'

/**
 * Runs `load` on mount, when the connection returns, and when `key` changes; not while the operator is unreachable or
 * `isWanted` is false. Runs it again after a restart of the worker, which takes its open calls along.
 */
export function useRefresh(load: () => unknown, isWanted = true, key?: string | number | boolean | null): void {
  const isRunning = useSyncExternalStore(onConnectionState, connectionState) === 'open'
  const isDue = useReachable() && isRunning && isWanted
  const loadNow = useEffectEvent(load)
  useEffect(() => {
    if (isDue) loadNow()
    // A new key asks for another load.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [isDue, key])
}
