import { PERIODIC_SYNC_MIN_MS } from '#domain/settings/constants.ts'
import type { FromServiceWorker } from '#domain/browser/service-worker-messages.ts'
import { whenIdle } from './idle.ts'
import {
  activeServiceWorker,
  catchUp,
  getRegistration,
  hasServiceWorker,
  postToServiceWorker,
} from './service-worker-port.ts'
import { followRelease, pollBuild } from './release.ts'
import { noticeUnknownController, noticeWaiting, watchController, watchForUpdate } from './update.ts'
import { wait } from '#domain/browser/wait.ts'

/** Periodic Background Sync is not in lib.dom. */
type PeriodicSync = { register(tag: string, options: { minInterval: number }): Promise<void> }

/** ms. Registration waits for idle time, but a page that is never idle needs its service worker too. */
const IDLE_AT_MOST_MS = 5_000
/** ms. On a first visit the page's own requests are more urgent than the service worker's precache. */
const CONTENT_FIRST_MS = 2_000

/** ms. An install that takes longer counts as failed; the next check looks again. */
const INSTALL_AT_MOST_MS = 60_000

const droppedListeners = new Set<(subjects: string[]) => void>()
let registered = false

/** Registers the service worker once the page has loaded and is idle, and follows its updates. */
export function registerServiceWorker(): void {
  if (!navigator.serviceWorker) return
  watchController()
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<FromServiceWorker>) => onMessage(data))
  window.addEventListener('online', () => void catchUp())
  const isUncontrolled = !hasServiceWorker()
  const registerIdly = (): void =>
    void wait(isUncontrolled ? CONTENT_FIRST_MS : 0)
      .then(() => whenIdle(IDLE_AT_MOST_MS))
      .then(register)
      .then(() => onceReady(isUncontrolled))
      // Periodic sync is rejected unless the app is installed.
      .catch(() => undefined)
  if (document.readyState === 'complete') registerIdly()
  else window.addEventListener('load', registerIdly, { once: true })
}

export { pollBuild }

/** Makes the browser check for a new service worker. If that fails, the old one stays active. */
export async function updateServiceWorker(): Promise<void> {
  await look()
}

/** Like `updateServiceWorker`, but waits for the install. Returns whether the browser has the newest script now. */
export async function installUpdate(): Promise<boolean> {
  // A build that is not for this device would be fetched and rejected at each check: polls say when it is.
  const reply = await postToServiceWorker(await activeServiceWorker(), { type: 'CHECK_BUILD' })
  if (reply?.isUnwanted) return true
  const found = await look()
  return found !== undefined && (found === null || isInstalled(found))
}

/**
 * Returns the service worker being installed, null when there is no newer one, undefined when the check failed. If the
 * first install failed, the browser has no registration, so it registers again.
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
  // Read at once: after a failed install this property is null again.
  const { installing } = registration
  await followWaiting(registration)
  return hasLooked ? installing : undefined
}

/**
 * Handles a service worker that has waited for some time: its event may have been missed, or SKIP_WAITING may have been
 * lost.
 */
export async function followWaiting(registration?: ServiceWorkerRegistration): Promise<void> {
  const known = registration ?? (await getRegistration())
  if (!known) return
  await noticeWaiting(known, true)
  await noticeUnknownController(known)
}

/** Whether the found service worker gets installed; false after 60 s without a result. */
async function isInstalled(found: ServiceWorker): Promise<boolean> {
  if (found.state !== 'installing') return found.state !== 'redundant'
  return new Promise((resolve) => {
    setTimeout(resolve, INSTALL_AT_MOST_MS, false)
    found.addEventListener('statechange', () => resolve(found.state !== 'redundant'), { once: true })
  })
}

/** Subscribes to queued calls that expired before they were sent. The listener gets their subjects. */
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
    // Without a service worker (private mode, a blocked script) everything works, but only online.
  }
}

/**
 * Starts the service worker's queue and downloads as soon as one is active, after however many install attempts. The
 * files of a page that began `isUncontrolled` are in no cache yet.
 */
async function onceReady(isUncontrolled: boolean): Promise<void> {
  const registration = await navigator.serviceWorker.ready
  // Not at idle time: on a slow device that comes late, and a player may lose the network before.
  if (isUncontrolled) void cachePage()
  void whenIdle(IDLE_AT_MOST_MS).then(() => catchUp())
  await askForPeriodicSync(registration)
}

/** Makes the service worker cache the files of the build that this page has loaded. */
async function cachePage(): Promise<void> {
  const urls = performance.getEntriesByType('resource').map(({ name }) => name)
  const assets = urls.filter((url) => url.startsWith(`${location.origin}/assets/`))
  await postToServiceWorker(await activeServiceWorker(), { type: 'CACHE_PAGE', urls: assets })
}

async function askForPeriodicSync(registration: ServiceWorkerRegistration): Promise<void> {
  const { periodicSync } = registration as { periodicSync?: PeriodicSync }
  await periodicSync?.register('build', { minInterval: PERIODIC_SYNC_MIN_MS })
}

function onMessage(message: FromServiceWorker): void {
  if (message.type === 'NEW_BUILD') void updateServiceWorker().then(followRelease)
  else if (message.type === 'CALLS_DROPPED') for (const listener of droppedListeners) listener(message.subjects)
  // Lazy: few players have notifications.
  else void import('./push.ts').then(({ onPush }) => onPush(message)).catch(() => undefined)
}
