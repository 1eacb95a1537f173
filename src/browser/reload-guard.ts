import { RELOADS_AT_MOST, RELOAD_GUARD_MS } from '../../worker/domain/protocol/constants.ts'

/** sessionStorage key of the reload guard. */
const KEY = 'nuxt:reload'

/** A reload has started. The page keeps running until the next one loads, which can take long on a slow device. */
let isReloading = false

type Reload = { path: string; expiry: number; count: number }

/**
 * How long, in ms, the page must wait before it may reload by itself; Infinity when it reached the limit of reloads.
 */
export function reloadPause(now = Date.now()): number {
  if (isReloading) return Infinity
  const last = lastReload()
  if (!last) return 0
  if (last.count >= RELOADS_AT_MOST) return Infinity
  const pause = last.expiry - now
  // An expiry further away than the guard period means that the clock was set back.
  return pause > RELOAD_GUARD_MS ? 0 : Math.max(0, pause)
}

/**
 * Reloads the page once and returns true; false when the guard forbids it. Without sessionStorage the guard always
 * forbids it.
 */
export function reloadGuarded(now = Date.now()): boolean {
  if (isReloading) return true
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
  isReloading = true
  location.reload()
  return true
}

function lastReload(): Reload | undefined {
  try {
    const { path, expiry, count = 1 }: Reload = JSON.parse(sessionStorage.getItem(KEY) ?? '')
    return Number.isFinite(expiry) ? { path, expiry, count } : undefined
  } catch {
    return undefined
  }
}
