import { RELOADS_AT_MOST, RELOAD_GUARD_MS } from '#domain/settings/constants.ts'

/** sessionStorage key of the reload guard. */
const KEY = 'nuxt:reload'

/** ms. The page keeps running until the next one loads; if it runs for longer, the browser has dropped the reload. */
const RELOAD_AT_MOST_MS = 30_000

/** ms of the device's clock: until then a reload that has started may still happen. */
let reloadingUntil = 0

type Reload = { path: string; expiry: number; count: number }

/**
 * How long, in ms, the page must wait before it may reload by itself; Infinity when it reached the limit of reloads.
 */
export function reloadPause(now = Date.now()): number {
  const reloading = timeLeft(reloadingUntil, RELOAD_AT_MOST_MS, now)
  if (reloading > 0) return reloading
  const last = lastReload()
  if (!last) return 0
  return last.count >= RELOADS_AT_MOST ? Infinity : timeLeft(last.expiry, RELOAD_GUARD_MS, now)
}

/**
 * Reloads the page once and returns true; false when the guard forbids it. Without sessionStorage the guard always
 * forbids it.
 */
export function reloadGuarded(now = Date.now()): boolean {
  if (timeLeft(reloadingUntil, RELOAD_AT_MOST_MS, now) > 0) return true
  if (reloadPause(now) > 0) return false
  const reload: Reload = {
    path: location.pathname,
    expiry: now + RELOAD_GUARD_MS,
    count: (lastReload()?.count ?? 0) + 1,
  }
  try {
    sessionStorage.setItem(KEY, JSON.stringify(reload))
  } catch {
    return false
  }
  reloadingUntil = now + RELOAD_AT_MOST_MS
  reloadPage()
  return true
}

/**
 * Reloads the page, and again when another service worker takes control before it is left: Chromium never answers a
 * navigation that it gave to a service worker as that one was replaced.
 */
export function reloadPage(): void {
  navigator.serviceWorker?.addEventListener('controllerchange', () => location.reload(), { once: true })
  location.reload()
}

/** An end further away than the whole period means that the clock was set back, and no time is left. */
function timeLeft(end: number, period: number, now: number): number {
  const left = end - now
  return left > period ? 0 : Math.max(0, left)
}

function lastReload(): Reload | undefined {
  try {
    const { path, expiry, count = 1 }: Reload = JSON.parse(sessionStorage.getItem(KEY) ?? '')
    return Number.isFinite(expiry) ? { path, expiry, count } : undefined
  } catch {
    return undefined
  }
}
