import { reloadPage, reloadGuarded, reloadPause } from './reload-guard.ts'
import { getRegistration, postToServiceWorker } from './service-worker-port.ts'
import { subscribeUpdate, updateState } from './update.ts'

/** ms. After this the page reloads anyway: the old service worker also serves the waiting build. */
const TAKE_OVER_MS = 3_000

let isBusy = (): boolean => true
let retry: ReturnType<typeof setTimeout> | undefined

/**
 * Lets updates reload the page while it is not busy: at once, or when `subscribe` signals a change and `busy` returns
 * false. At most one reload in 10 s and three in all; after that only the player can start the update.
 */
export function reloadWhenSafe(busy: () => boolean, subscribe: (listener: () => void) => () => void): () => void {
  isBusy = busy
  const stop = [subscribe(reloadIfSafe), subscribeUpdate(reloadIfSafe)]
  window.addEventListener('online', reloadIfSafe)
  reloadIfSafe()
  return () => {
    isBusy = () => true
    window.removeEventListener('online', reloadIfSafe)
    for (const unsubscribe of stop) unsubscribe()
  }
}

/** The player asked for the update: reload even when the page is busy or the guard forbids it. */
export async function applyUpdate(): Promise<void> {
  await takeOver()
  reloadPage()
}

function reloadIfSafe(): void {
  clearTimeout(retry)
  // Offline, the old service worker may have cached more files of its build than the new one.
  if (updateState() === 'none' || isBusy() || !navigator.onLine) return
  const pause = reloadPause()
  if (pause === Infinity) return
  if (pause > 0) retry = setTimeout(reloadIfSafe, pause)
  else void takeOver().then(reloadNow)
}

/** Reloads, and tries again later if the browser drops the reload. */
function reloadNow(): void {
  if (!isBusy() && reloadGuarded()) reloadIfSafe()
}

/** Activates a waiting service worker. Resolves when it controls the page, or after 3 s. */
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
