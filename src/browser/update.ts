import { createStore } from './create-store.ts'
import { getRegistration, postToServiceWorker } from './service-worker-port.ts'

/** none · waiting: another build is ready, newer or put back, and this page still runs its own. */
export type UpdateState = 'none' | 'waiting'

/** Attempts; each one can take 5 s. */
const ASKED_AT_MOST = 3

/** A service worker that controls the page but has not reported its build yet. */
let unknown: ServiceWorker | null = null
const state = createStore<UpdateState>('none')
export const { get: updateState, subscribe: subscribeUpdate } = state

/** From now on the state becomes `waiting` when a newer build takes control of this page. */
export function watchController(): void {
  const { serviceWorker } = navigator
  // A newer one may have replaced the one that served this page before the page started.
  unknown = serviceWorker.controller
  let controlled = unknown !== null
  serviceWorker.addEventListener('controllerchange', () => {
    // The first controller has the same build as this page.
    if (controlled) void noticeController(serviceWorker.controller)
    controlled = true
  })
}

/** Follows a registration: the state becomes `waiting` when a newer build is installed. */
export function watchForUpdate(registration: ServiceWorkerRegistration): void {
  const followInstalling = (): void =>
    registration.installing?.addEventListener('statechange', () => void noticeWaiting(registration))
  registration.addEventListener('updatefound', () => {
    followInstalling()
    // The install may already be over when this event fires.
    void noticeWaiting(registration)
  })
  followInstalling()
  void noticeWaiting(registration)
}

/**
 * Offers a waiting service worker to the player, or activates it at once when the page already runs its build. With
 * `again`, it does not offer a build that is already on offer.
 */
export async function noticeWaiting({ waiting }: ServiceWorkerRegistration, again = false): Promise<void> {
  if (!waiting || !navigator.serviceWorker.controller) return
  const build = await askBuild(waiting)
  // No reply: do not assume a newer build, the next check asks again.
  if (build === null) return
  // After a reload that bypassed the cache, the page runs the newer build before its service worker does.
  if (build === window.__boot.build) void postToServiceWorker(waiting, { type: 'SKIP_WAITING' })
  else if (!again || state.get() === 'none') {
    state.set('waiting')
    void postToServiceWorker(waiting, { type: 'FETCH_REST' })
  }
}

/**
 * Asks a controller for its build that was there from the start or did not reply when it took control. While another
 * build is being installed, the page may be of that one, and is not older than its controller.
 */
export async function noticeUnknownController({ installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  if (unknown && !installing && !waiting) await noticeController(unknown)
}

/** Goes to the build that the service worker answers with, unless one is being installed. */
export async function noticeServed(): Promise<void> {
  const registration = await getRegistration()
  if (registration && !registration.installing && !registration.waiting)
    await noticeController(navigator.serviceWorker.controller)
}

/** Without a service worker: the operator has another build than this one, which is blocked. */
export function noticeWithdrawn(): void {
  state.set('waiting')
}

async function noticeController(controller: ServiceWorker | null): Promise<void> {
  const build = controller && (await askBuild(controller))
  if (controller !== navigator.serviceWorker.controller) return
  unknown = build === null ? controller : null
  if (build !== null && build !== window.__boot.build) state.set('waiting')
}

/** The build of a service worker; null when it never replies because it or the device is busy. */
async function askBuild(serviceWorker: ServiceWorker): Promise<string | null> {
  for (let tries = 0; tries < ASKED_AT_MOST; tries += 1) {
    const build = (await postToServiceWorker(serviceWorker, { type: 'VERSION' }))?.build
    if (build !== undefined) return build
  }
  return null
}
