import { PERIODIC_SYNC_MIN_MS } from '../../worker/rules/constants.ts'
import type { FromServiceWorker } from '../../worker/rules/service-worker-messages.ts'
import { whenIdle } from './idle.ts'
import { catchUp, getRegistration, isKept } from './service-worker-port.ts'
import { noticeWaiting, watchController, watchForUpdate } from './update.ts'

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
    void wait(isKept() ? 0 : CONTENT_FIRST_MS)
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

/**
 * Asks the browser to look for a new service worker; one that cannot be had leaves the old one in charge. Of a first one
 * that could not be installed the browser keeps nothing: it is registered anew. Out: whether it could look.
 */
export async function updateServiceWorker(): Promise<boolean> {
  const registration = await getRegistration()
  if (!registration) {
    if (registered) await register()
    return false
  }
  const hasLooked = await registration.update().then(
    () => true,
    () => false,
  )
  await followWaiting(registration)
  return hasLooked
}

/** One that waits since before may not have been noticed, or not have heard that it may go on. */
export async function followWaiting(registration?: ServiceWorkerRegistration): Promise<void> {
  const known = registration ?? (await getRegistration())
  if (known) await noticeWaiting(known, true)
}

/** Whether what the browser has found is installed; resolves when that is known, with no when it takes too long. */
export async function isInstalled(): Promise<boolean> {
  const installing = (await getRegistration())?.installing
  if (!installing) return true
  return new Promise((resolve) => {
    setTimeout(resolve, INSTALL_AT_MOST_MS, false)
    installing.addEventListener('statechange', () => resolve(installing.state !== 'redundant'), { once: true })
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
