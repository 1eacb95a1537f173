import { reloadGuarded, reloadPause } from './reload-guard.ts'
import { tell } from './service-worker-port.ts'

/**
 * none · waiting: a newer build is ready, and this page still runs the old one.
 * The store is for useSyncExternalStore: subscribeUpdate, updateState.
 */
export type UpdateState = 'none' | 'waiting'

const TAKE_OVER_MS = 3_000

let state: UpdateState = 'none'
const listeners = new Set<() => void>()
let isBusy = (): boolean => true
let retry: ReturnType<typeof setTimeout> | undefined

export function updateState(): UpdateState {
  return state
}

export function subscribeUpdate(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Follows a registration: from now on a newer build that is ready makes the state `waiting`. */
export function watchForUpdate(registration: ServiceWorkerRegistration): void {
  const { serviceWorker } = navigator
  let controlled = serviceWorker.controller !== null
  const followInstalling = (): void =>
    registration.installing?.addEventListener('statechange', () => void noticeWaiting(registration))
  registration.addEventListener('updatefound', () => {
    followInstalling()
    // The event may come when the installing is over.
    void noticeWaiting(registration)
  })
  serviceWorker.addEventListener('controllerchange', () => {
    // The first one to take charge brought this very build along.
    if (controlled) void noticeController(serviceWorker.controller)
    controlled = true
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
  else if (!again || state === 'none') setState('waiting')
}

async function noticeController(controller: ServiceWorker | null): Promise<void> {
  if (controller && !(await isOfThisBuild(controller))) setState('waiting')
}

async function isOfThisBuild(serviceWorker: ServiceWorker): Promise<boolean> {
  return (await tell(serviceWorker, { type: 'VERSION' }))?.build === window.__boot.build
}

/**
 * Lets updates reload the page whenever it is not busy: at once, or as soon as `subscribe` tells of a change after
 * which `busy` says no. At most one reload in 10 s and three in all; beyond that the player's own click is needed.
 */
export function reloadWhenSafe(busy: () => boolean, subscribe: (listener: () => void) => () => void): () => void {
  isBusy = busy
  const stop = [subscribe(reloadIfSafe), subscribeUpdate(reloadIfSafe)]
  reloadIfSafe()
  return () => {
    isBusy = () => true
    for (const off of stop) off()
  }
}

/** The player's own wish to update now: nothing holds it back. */
export async function applyUpdate(): Promise<void> {
  await takeOver()
  location.reload()
}

function reloadIfSafe(): void {
  clearTimeout(retry)
  if (state === 'none' || isBusy()) return
  const pause = reloadPause()
  if (pause === Infinity) return
  if (pause > 0) retry = setTimeout(reloadIfSafe, pause)
  else void takeOver().then(reloadUnlessBusy)
}

function reloadUnlessBusy(): void {
  if (!isBusy()) reloadGuarded()
}

/** Lets a newer service worker that waits take over; gives up after a while, and the next reload asks it again. */
async function takeOver(): Promise<void> {
  const waiting = (await navigator.serviceWorker?.getRegistration())?.waiting
  if (!waiting) return
  await new Promise<void>((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true })
    setTimeout(resolve, TAKE_OVER_MS)
    void tell(waiting, { type: 'SKIP_WAITING' })
  })
}

function setState(next: UpdateState): void {
  state = next
  for (const listener of listeners) listener()
}
