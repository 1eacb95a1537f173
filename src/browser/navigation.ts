import type { NavigationReason } from '#worker/core/page-bridge.ts'
import { safeAddress } from '#domain/wire/redirect.ts'
import { navigate } from '../base/location.ts'
import { warn } from '../errors/log.ts'
import { ROUTES } from '../base/routes.ts'

/**
 * Navigates on behalf of the worker: to a route of this app, or to an address that the redirect rule allows. Otherwise
 * stays.
 */
export function navigateForWorker(reason: NavigationReason, address?: string): void {
  if (reason === 'noAccess') return navigate(ROUTES.noAccess, { replace: true })
  if (reason === 'home') return navigate(ROUTES.home, { replace: true })
  leaveFor(address, reason)
}

/** A full page navigation to an address that came from outside, if `safeAddress` allows it; otherwise only warns. */
export function leaveFor(address: unknown, reason: string): void {
  const safe = safeAddress(address, location)
  if (safe === null) return warn(`address rejected (${reason})`)
  location.assign(safe)
}
