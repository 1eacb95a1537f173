import { useSyncExternalStore } from 'react'
import { hasGoneBack, onGoneBack, onReleaseMessage, releaseMessage } from '../../browser/release.ts'
import { subscribeUpdate, updateState } from '../../browser/update.ts'
import { lazyComponent } from '../../errors/lazy-component.tsx'

const ReleaseNote = lazyComponent(() => import('./ReleaseNote.tsx'))
const UpdateReady = lazyComponent(() => import('./UpdateReady.tsx'))

/** Renders nothing until another build is ready or there is something to read. */
export function UpdateBanner() {
  const state = useSyncExternalStore(subscribeUpdate, updateState)
  const message = useSyncExternalStore(onReleaseMessage, releaseMessage)
  const isBack = useSyncExternalStore(onGoneBack, hasGoneBack)
  if (state === 'waiting') return <UpdateReady />
  return (message || isBack) && <ReleaseNote message={message} isBack={isBack} />
}
