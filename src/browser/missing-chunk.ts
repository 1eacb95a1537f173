import { reloadGuarded } from './reload-guard.ts'
import { activeServiceWorker, postToServiceWorker } from './service-worker-port.ts'

/** ms. The service worker checks every file that the start needs, and fetches missing ones again. */
const REPAIR_MS = 30_000

let recovering: Promise<boolean> | undefined

/**
 * Recovers from a chunk that failed to load: the service worker repairs the shell, then the page reloads. Returns false
 * when the reload guard forbids it or there is no network; the caller then shows the error. Shared by all concurrent
 * callers: the guard would reject a second reload, and an error would flash before the first one.
 */
export function recoverMissingChunk(): Promise<boolean> {
  return (recovering ??= recover().finally(() => (recovering = undefined)))
}

async function recover(): Promise<boolean> {
  if (!(await isServed())) return false
  await import('./service-worker.ts').then(
    ({ updateServiceWorker }) => updateServiceWorker(),
    // This chunk may be missing as well, when the whole build is gone.
    () => undefined,
  )
  // Wait for the repair: a reload before that would load the old shell again.
  await postToServiceWorker(await activeServiceWorker(), { type: 'REPAIR' }, REPAIR_MS)
  return reloadGuarded()
}

/** Checks that our own origin answers: reloading without a network could lose the page. */
async function isServed(): Promise<boolean> {
  if (!navigator.onLine) return false
  // oxlint-disable-next-line no-restricted-globals -- a file of the build, no call to the operator
  return fetch('/builds/latest.json', { cache: 'no-store' }).then(
    () => true,
    () => false,
  )
}
