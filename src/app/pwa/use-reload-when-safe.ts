import { useEffect, useState } from 'react'
import { createStore } from '../../browser/create-store.ts'
import { reloadWhenSafe } from '../../browser/reload-for-update.ts'
import { useIsReloadBlocked } from '../../base/use-is-reload-blocked.ts'

/** Reloads into the newer build as soon as nothing blocks it; returns whether something does. */
export function useReloadWhenSafe(): boolean {
  const busy = useIsReloadBlocked()
  const [isBlocked] = useState(() => createStore(busy))
  useEffect(() => isBlocked.set(busy), [isBlocked, busy])
  useEffect(() => reloadWhenSafe(isBlocked.get, isBlocked.subscribe), [isBlocked])
  return busy
}
