import { tell } from './service-worker-port.ts'

/**
 * none · waiting: a newer build is ready, and this page still runs the old one.
 * The store is for useSyncExternalStore: subscribeUpdate, updateState.
 */
export type UpdateState = 'none' | 'waiting'

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
  // After a reload past the cache the page runs the newer build before its service worker does.
  if (await isOfThisBuild(waiting)) void tell(waiting, { type: 'SKIP_WAITING' })
  else if (!again || state === 'none') {
    setState('waiting')
    void tell(waiting, { type: 'FETCH_REST' })
  }
}

async function noticeController(controller: ServiceWorker | null): Promise<void> {
  if (controller && !(await isOfThisBuild(controller))) setState('waiting')
}

async function isOfThisBuild(serviceWorker: ServiceWorker): Promise<boolean> {
  return (await tell(serviceWorker, { type: 'VERSION' }))?.build === window.__boot.build
}

function setState(next: UpdateState): void {
  state = next
  for (const listener of listeners) listener()
}
