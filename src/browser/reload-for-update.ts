import { reloadGuarded, reloadPause } from './reload-guard.ts'
import { getRegistration, postToServiceWorker } from './service-worker-port.ts'
import { subscribeUpdate, updateState } from './update.ts'

/** After this the page loads anew even so: the old service worker serves the build that waits. */
const TAKE_OVER_MS = 3_000

let isBusy = (): boolean => true
let retry: ReturnType<typeof setTimeout> | undefined

/**
 * Lets updates reload the page whenever it is not busy: at once, or as soon as `subscribe` tells of a change after
 * which `busy` says no. At most one reload in 10 s and three in all; beyond that the player's own click is needed.
 */
export function reloadWhenSafe(busy: () => boolean, subscribe: (listener: () => void) => () => void): () => void {
  isBusy = busy
  const stop = [subscribe(reloadIfSafe), subscribeUpdate(reloadIfSafe)]
  window.addEventListener('online', reloadIfSafe)
  reloadIfSafe()
  return () => {
    isBusy = () => true
    window.removeEventListener('online', reloadIfSafe)
    for (const off of stop) off()
  }
}

/** The player's own wish to update now: nothing holds it back. */
export async function applyUpdate(): Promise<void> {
  await takeOver()
  location.reload()
}

function reloadIfSafe(): void {
  clearTimeout(retry)
  // Without a network the old one may have more of its build than the newer one.
  if (updateState() === 'none' || isBusy() || !navigator.onLine) return
  const pause = reloadPause()
  if (pause === Infinity) return
  if (pause > 0) retry = setTimeout(reloadIfSafe, pause)
  else void takeOver().then(() => isBusy() || reloadGuarded())
}

/** Lets a newer service worker that waits take over; resolves when it has, or after a while. */
async function takeOver(): Promise<void> {
  const waiting = (await getRegistration())?.waiting
  if (!waiting) return
  const over = new AbortController()
  const isTaken = new Promise<void>((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { signal: over.signal })
    setTimeout(resolve, TAKE_OVER_MS)
    void postToServiceWorker(waiting, { type: 'SKIP_WAITING' })
  })
  return isTaken.finally(() => over.abort())
}
