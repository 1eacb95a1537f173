import type { NavigationReason } from '../../worker/core/page-bridge.ts'
import { safeAddress } from '../../worker/domain/protocol/redirect.ts'
import { navigate } from '../app/routing/location.ts'
import { warn } from '../errors/log.ts'
import { ROUTES } from '../app/routing/routes.ts'

/** Goes where the worker asks: a route of ours, or an address that passes the redirect rule; else the player stays. */
export function navigateByHost(reason: NavigationReason, address?: string): void {
  if (reason === 'noAccess') return navigate(ROUTES.noAccess, { replace: true })
  if (reason === 'home') return navigate(ROUTES.home, { replace: true })
  leaveFor(address, reason)
}

/** A full page navigation to an address from outside. */
export function leaveFor(address: unknown, reason: string): void {
  const safe = safeAddress(address, location)
  if (safe === null) return warn(`refused to go to an address (${reason})`)
  location.assign(safe)
}
