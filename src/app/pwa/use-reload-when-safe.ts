import { useEffect, useRef, useState } from 'react'
import { reloadWhenSafe } from '../../browser/reload-for-update.ts'
import { useIsReloadBlocked } from './use-is-reload-blocked.ts'

/** Reloads into the newer build as soon as nothing blocks it; returns whether something does. */
export function useReloadWhenSafe(): boolean {
  const busy = useIsReloadBlocked()
  const now = useRef(busy)
  const [listeners] = useState(() => new Set<() => void>())

  useEffect(() => {
    now.current = busy
    for (const listener of listeners) listener()
  }, [busy, listeners])

  useEffect(() => {
    const subscribe = (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    }
    return reloadWhenSafe(() => now.current, subscribe)
  }, [listeners])
  return busy
}
