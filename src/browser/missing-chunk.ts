import { reloadGuarded } from './reload-guard.ts'
import { activeServiceWorker, postToServiceWorker } from './service-worker-port.ts'

/** All that the start needs is looked through and fetched anew. */
const REPAIR_MS = 30_000

let recovering: Promise<boolean> | undefined

/**
 * After a chunk of the build could not be loaded: has the shell fetched anew and reloads.
 * False when the guard forbids it or there is no network: then the place where the chunk was wanted says so. Once for
 * all places that want one: a second reload would be forbidden, and say so in the moment before the first.
 */
export function recoverMissingChunk(): Promise<boolean> {
  return (recovering ??= recover().finally(() => (recovering = undefined)))
}

async function recover(): Promise<boolean> {
  if (!(await isServed())) return false
  await import('./service-worker.ts').then(
    ({ updateServiceWorker }) => updateServiceWorker(),
    // It may have gone with the rest of its build.
    () => undefined,
  )
  // Before it is done, a reload would bring the old shell once more.
  await postToServiceWorker(await activeServiceWorker(), { type: 'REPAIR' }, REPAIR_MS)
  return reloadGuarded()
}

/** Whether the page's own origin answers: a page that reloads into a dead network may be gone. */
async function isServed(): Promise<boolean> {
  if (!navigator.onLine) return false
  // oxlint-disable-next-line no-restricted-globals -- a file of the build, no call to the operator
  return fetch('/builds/latest.json', { cache: 'no-store' }).then(
    () => true,
    () => false,
  )
}
