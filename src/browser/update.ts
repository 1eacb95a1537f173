import { postToServiceWorker } from './service-worker-port.ts'

/**
 * none · waiting: a newer build is ready, and this page still runs the old one.
 * The store is for useSyncExternalStore: subscribeUpdate, updateState.
 */
export type UpdateState = 'none' | 'waiting'

/** Each time an answer may take 5 s. */
const ASKED_AT_MOST = 3

/** In charge of the page, and yet to say of which build it is. */
let silent: ServiceWorker | null = null
let state: UpdateState = 'none'
const listeners = new Set<() => void>()

export function updateState(): UpdateState {
  return state
}

export function subscribeUpdate(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** From now on a newer build that takes charge of this page makes the state `waiting`. */
export function watchController(): void {
  const { serviceWorker } = navigator
  let controlled = serviceWorker.controller !== null
  serviceWorker.addEventListener('controllerchange', () => {
    // The first one to take charge brought this very build along.
    if (controlled) void noticeController(serviceWorker.controller)
    controlled = true
  })
}

/** Follows a registration: from now on a newer build that is ready makes the state `waiting`. */
export function watchForUpdate(registration: ServiceWorkerRegistration): void {
  const followInstalling = (): void =>
    registration.installing?.addEventListener('statechange', () => void noticeWaiting(registration))
  registration.addEventListener('updatefound', () => {
    followInstalling()
    // The event may come when the installing is over.
    void noticeWaiting(registration)
  })
  followInstalling()
  void noticeWaiting(registration)
}

/**
 * A service worker that waits is told to the player, or takes over at once where the page runs its build already.
 * `again`: it is only made sure of, and a player who was told is not told twice.
 */
export async function noticeWaiting({ waiting }: ServiceWorkerRegistration, again = false): Promise<void> {
  if (!waiting || !navigator.serviceWorker.controller) return
  const build = await askBuild(waiting)
  // Silence is no newer build: the next look asks again.
  if (build === null) return
  // After a reload past the cache the page runs the newer build before its service worker does.
  if (build === window.__boot.build) void postToServiceWorker(waiting, { type: 'SKIP_WAITING' })
  else if (!again || state === 'none') {
    setState('waiting')
    void postToServiceWorker(waiting, { type: 'FETCH_REST' })
  }
}

/** Asks one that is in charge, and gave no answer when it took over, once more. */
export async function askSilentController(): Promise<void> {
  if (silent) await noticeController(silent)
}

async function noticeController(controller: ServiceWorker | null): Promise<void> {
  const build = controller && (await askBuild(controller))
  silent = build === null ? controller : null
  if (build !== null && build !== window.__boot.build) setState('waiting')
}

/** The build of a service worker; null where it gives no answer, however often it is asked: it or the device is busy. */
async function askBuild(serviceWorker: ServiceWorker): Promise<string | null> {
  for (let tries = 0; tries < ASKED_AT_MOST; tries += 1) {
    const build = (await postToServiceWorker(serviceWorker, { type: 'VERSION' }))?.build
    if (build !== undefined) return build
  }
  return null
}

function setState(next: UpdateState): void {
  state = next
  for (const listener of listeners) listener()
}
