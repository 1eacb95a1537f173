import { useSyncExternalStore } from 'react'
import { onReleaseMessage, releaseMessage } from '../../browser/release.ts'
import { subscribeUpdate, updateState } from '../../browser/update.ts'
import { lazyComponent } from '../../errors/lazy-component.tsx'

const ReleaseNote = lazyComponent(() => import('./ReleaseNote.tsx'))
const UpdateReady = lazyComponent(() => import('./UpdateReady.tsx'))

/** Renders nothing until another build is ready or the operator has a message. */
export function UpdateBanner() {
  const state = useSyncExternalStore(subscribeUpdate, updateState)
  const message = useSyncExternalStore(onReleaseMessage, releaseMessage)
  if (state === 'waiting') return <UpdateReady />
  return message && <ReleaseNote message={message} />
}
