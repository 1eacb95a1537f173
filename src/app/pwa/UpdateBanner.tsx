import { useSyncExternalStore } from 'react'
import { subscribeUpdate, updateState } from '../../browser/update.ts'
import { lazyPart } from '../../errors/lazy-part.tsx'

const UpdateReady = lazyPart(() => import('./UpdateReady.tsx'))

/** Nothing, until a newer build is ready. */
export function UpdateBanner() {
  const state = useSyncExternalStore(subscribeUpdate, updateState)
  return state === 'waiting' && <UpdateReady />
}
