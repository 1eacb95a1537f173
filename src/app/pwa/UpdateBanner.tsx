import { useSyncExternalStore } from 'react'
import { subscribeUpdate, updateState } from '../../browser/update.ts'
import { lazyComponent } from '../../errors/lazy-component.tsx'

const UpdateReady = lazyComponent(() => import('./UpdateReady.tsx'))

/** Renders nothing until a newer build is ready. */
export function UpdateBanner() {
  const state = useSyncExternalStore(subscribeUpdate, updateState)
  return state === 'waiting' && <UpdateReady />
}
