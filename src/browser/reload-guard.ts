import { RELOADS_AT_MOST, RELOAD_GUARD_MS } from '../../worker/domain/protocol/constants.ts'

/** Session key of the spec's reload guard. */
const KEY = 'nuxt:reload'

/** This page is on its way out already: it goes on running until the next one comes, which may take a busy device long. */
let isReloading = false

type Reload = { path: string; expiry: number; count: number }

/** How long, in ms, the page has to wait before it may reload by itself; Infinity when it has done so often enough. */
export function reloadPause(now = Date.now()): number {
  if (isReloading) return Infinity
  const last = lastReload()
  if (!last) return 0
  if (last.count >= RELOADS_AT_MOST) return Infinity
  const pause = last.expiry - now
  // An expiry further away than a guard lasts comes from a clock that was set back.
  return pause > RELOAD_GUARD_MS ? 0 : Math.max(0, pause)
}

/** Reloads the page, once, unless the guard forbids it; false when it does. Storage that is off counts as a guard that is on. */
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
