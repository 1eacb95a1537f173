import { reloadGuarded, reloadPause } from './reload-guard.ts'
import { tell } from './service-worker-port.ts'
import { subscribeUpdate, updateState } from './update.ts'

const TAKE_OVER_MS = 3_000
const AGAIN_MS = 5_000
/** After this the player's own wish is done even so; the old service worker may then serve its build once more. */
const WISH_WAITS_MS = 15_000

let isBusy = (): boolean => true
let retry: ReturnType<typeof setTimeout> | undefined

/**
 * Lets updates reload the page whenever it is not busy: at once, or as soon as `subscribe` tells of a change after
 * which `busy` says no. At most one reload in 10 s and three in all; beyond that the player's own click is needed.
 */
export function reloadWhenSafe(busy: () => boolean, subscribe: (listener: () => void) => () => void): () => void {
  isBusy = busy
  const stop = [subscribe(reloadIfSafe), subscribeUpdate(reloadIfSafe)]
  reloadIfSafe()
  return () => {
    isBusy = () => true
    for (const off of stop) off()
  }
}

/** The player's own wish to update now: nothing holds it back. */
export async function applyUpdate(): Promise<void> {
  const until = Date.now() + WISH_WAITS_MS
  while (!(await takeOver()) && Date.now() < until);
  location.reload()
}

function reloadIfSafe(): void {
  clearTimeout(retry)
  if (updateState() === 'none' || isBusy()) return
  const pause = reloadPause()
  if (pause === Infinity) return
  if (pause > 0) retry = setTimeout(reloadIfSafe, pause)
  else void takeOver().then(reloadOrWait)
}

function reloadOrWait(taken: boolean): void {
  if (isBusy()) return
  if (taken) reloadGuarded()
  // The old one still has work to do, and would serve its own build once more: a reload for nothing.
  else retry = setTimeout(reloadIfSafe, AGAIN_MS)
}

/** Lets a newer service worker that waits take over; false when it has not after a while. */
async function takeOver(): Promise<boolean> {
  const waiting = (await navigator.serviceWorker?.getRegistration())?.waiting
  if (!waiting) return true
  const over = new AbortController()
  const isTaken = new Promise<boolean>((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(true), { signal: over.signal })
    setTimeout(resolve, TAKE_OVER_MS, false)
    void tell(waiting, { type: 'SKIP_WAITING' })
  })
  return isTaken.finally(() => over.abort())
}
