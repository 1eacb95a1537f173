import { PERIODIC_SYNC_MIN_MS } from '../../worker/rules/constants.ts'
import type { CurrentToken } from '../../worker/rules/queued-call.ts'
import type { FromServiceWorker } from '../../worker/rules/service-worker-messages.ts'
import { whenIdle } from './idle.ts'
import { reloadGuarded } from './reload-guard.ts'
import { activeServiceWorker, tell } from './service-worker-port.ts'
import { noticeWaiting, watchController, watchForUpdate } from './update.ts'

/** Periodic Background Sync is not in lib.dom. */
type PeriodicSync = { register(tag: string, options: { minInterval: number }): Promise<void> }

/** The first content goes first, but a page that is never idle is kept all the same. */
const IDLE_AT_MOST_MS = 5_000
/** On a first visit what the worker fetches is wanted later than what the page still draws. */
const CONTENT_FIRST_MS = 2_000

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

/** Whether a service worker stands between this page and the network. */
export function isKept(): boolean {
  return Boolean(navigator.serviceWorker?.controller)
}

/**
 * Asks the browser to look for a new service worker; one that cannot be had leaves the old one in charge. Of a first one
 * that could not be installed the browser keeps nothing: it is registered anew.
 */
export async function updateServiceWorker(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  if (!registration) return registered ? register() : undefined
  await registration.update().catch(() => undefined)
  // One that waits since before may not have been noticed, or not have heard that it may go on.
  await noticeWaiting(registration, true)
}

/** Has the service worker compare builds/latest.json with its own build. */
export async function pollBuild(): Promise<void> {
  await tell(await activeServiceWorker(), { type: 'POLL_BUILD' })
}

/** Has the service worker forget a player's queued calls (but the logout itself) and cached images. */
export async function forgetOwner(owner: string): Promise<void> {
  await tell(await activeServiceWorker(), { type: 'FORGET_OWNER', owner })
}

/**
 * After a chunk of the build could not be loaded: has the shell fetched anew and reloads.
 * False when the guard forbids it or there is no network: then the place where the chunk was wanted says so.
 */
export async function recoverMissingChunk(): Promise<boolean> {
  if (!navigator.onLine) return false
  await updateServiceWorker()
  await tell(await activeServiceWorker(), { type: 'REPAIR' })
  return reloadGuarded()
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

/** Has the service worker send what waits in its queue and fetch what it lacks of the build. */
export async function catchUp(current: CurrentToken | null = null): Promise<void> {
  await tell(await activeServiceWorker(), { type: 'IDLE', current })
}

/** Has the service worker send what waits in its queue, with the token of now. */
export async function sendCalls(current: CurrentToken | null): Promise<void> {
  await tell(await activeServiceWorker(), { type: 'SEND_CALLS', current })
}

async function askForPeriodicSync(registration: ServiceWorkerRegistration): Promise<void> {
  const { periodicSync } = registration as { periodicSync?: PeriodicSync }
  await periodicSync?.register('build', { minInterval: PERIODIC_SYNC_MIN_MS })
}

function hear(message: FromServiceWorker): void {
  if (message.type === 'NEW_BUILD') void updateServiceWorker()
  else for (const listener of droppedListeners) listener(message.subjects)
}
