import { PERIODIC_SYNC_MIN_MS } from '../../worker/domain/protocol/constants.ts'
import type { FromServiceWorker } from '../../worker/domain/protocol/service-worker-messages.ts'
import { whenIdle } from './idle.ts'
import { catchUp, getRegistration, isEnqueued } from './service-worker-port.ts'
import { askSilentController, noticeWaiting, watchController, watchForUpdate } from './update.ts'

/** Periodic Background Sync is not in lib.dom. */
type PeriodicSync = { register(tag: string, options: { minInterval: number }): Promise<void> }

/** The first content goes first, but a page that is never idle is kept all the same. */
const IDLE_AT_MOST_MS = 5_000
/** On a first visit what the worker fetches is wanted later than what the page still draws. */
const CONTENT_FIRST_MS = 2_000

/** What takes longer to install is looked for again. */
const INSTALL_AT_MOST_MS = 60_000

const droppedListeners = new Set<(subjects: string[]) => void>()
let registered = false

/** Registers the service worker once the page has loaded and is idle, and follows its updates. */
export function registerServiceWorker(): void {
  if (!navigator.serviceWorker) return
  watchController()
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<FromServiceWorker>) => hear(data))
  window.addEventListener('online', () => void catchUp())
  const registerIdly = (): void =>
    void wait(isEnqueued() ? 0 : CONTENT_FIRST_MS)
      .then(() => whenIdle(IDLE_AT_MOST_MS))
      .then(register)
      .then(onceReady)
      // Only an installed app may sync by itself.
      .catch(() => undefined)
  if (document.readyState === 'complete') registerIdly()
  else window.addEventListener('load', registerIdly, { once: true })
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/** Asks the browser to look for a new service worker; one that cannot be had leaves the old one in charge. */
export async function updateServiceWorker(): Promise<void> {
  await look()
}

/** The same, until what was found is installed. Out: whether the browser has the newest script now. */
export async function installUpdate(): Promise<boolean> {
  const found = await look()
  return found !== undefined && (found === null || isInstalled(found))
}

/**
 * Out: the service worker that was found, null where there is no newer one, undefined where the browser could not look.
 * Of a first one that could not be installed the browser keeps nothing: it is registered anew.
 */
async function look(): Promise<ServiceWorker | null | undefined> {
  const registration = await getRegistration()
  if (!registration) {
    if (registered) await register()
    return undefined
  }
  const hasLooked = await registration.update().then(
    () => true,
    () => false,
  )
  // At once: an install that fails leaves no trace.
  const { installing } = registration
  await followWaiting(registration)
  return hasLooked ? installing : undefined
}

/** One that waits since before may not have been noticed, or not have heard that it may go on. */
export async function followWaiting(registration?: ServiceWorkerRegistration): Promise<void> {
  const known = registration ?? (await getRegistration())
  if (known) await noticeWaiting(known, true)
  await askSilentController()
}

/** Whether what the browser has found is installed; resolves when that is known, with no when it takes too long. */
async function isInstalled(found: ServiceWorker): Promise<boolean> {
  if (found.state !== 'installing') return found.state !== 'redundant'
  return new Promise((resolve) => {
    setTimeout(resolve, INSTALL_AT_MOST_MS, false)
    found.addEventListener('statechange', () => resolve(found.state !== 'redundant'), { once: true })
  })
}

/** Tells of queued calls that grew too old to be sent, by subject. */
export function onCallsDropped(listener: (subjects: string[]) => void): () => void {
  droppedListeners.add(listener)
  return () => droppedListeners.delete(listener)
}

async function register(): Promise<void> {
  registered = true
  try {
    const url = window.__boot.trustedScriptUrl('/sw.js')
    watchForUpdate(await navigator.serviceWorker.register(url, { updateViaCache: 'none' }))
  } catch {
    // Without a service worker (private mode, a refused script) everything works, but online only.
  }
}

/** Gives a service worker its work as soon as there is one, however many tries that takes. */
async function onceReady(): Promise<void> {
  const registration = await navigator.serviceWorker.ready
  void whenIdle(IDLE_AT_MOST_MS).then(() => catchUp())
  await askForPeriodicSync(registration)
}

async function askForPeriodicSync(registration: ServiceWorkerRegistration): Promise<void> {
  const { periodicSync } = registration as { periodicSync?: PeriodicSync }
  await periodicSync?.register('build', { minInterval: PERIODIC_SYNC_MIN_MS })
}

function hear(message: FromServiceWorker): void {
  if (message.type === 'NEW_BUILD') void updateServiceWorker()
  else for (const listener of droppedListeners) listener(message.subjects)
}
