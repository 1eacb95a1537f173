import { track } from '../../reporting/analytics/index.ts'
import { SECOND_FACTOR_REQUIRED } from '#domain/player/second-factor.ts'
import { toAppError } from '../../core/command.ts'
import type { Context } from '../../core/context.ts'
import type { LoginResult } from './complete-login.ts'
import { goToSso } from './sso.ts'

type Entry = 'login' | 'registration'
type Way = 'email' | 'phone' | 'emailCode' | 'phoneCode' | 'social' | 'token'

/**
 * Runs a login or registration and reports its outcome to analytics. A rejection with an sso link navigates the browser
 * there and gives `{ locale: null }`; any other error is thrown again.
 */
export async function reportLogin(
  context: Context,
  entry: Entry,
  way: Way,
  work: () => Promise<LoginResult>,
): Promise<LoginResult> {
  try {
    const result = await work()
    track(context, entry, { way })
    return result
  } catch (error) {
    if (await goToSso(context, toAppError(error).sso)) return { locale: null }
    // Declined by the player, or asked for the second factor: not a failure.
    const { code, reason } = toAppError(error)
    if (code !== 'cancelled' && reason !== SECOND_FACTOR_REQUIRED) reportLoginError(context, entry, error)
    throw error
  }
}

/** Tracks a failed login or registration, and one more event if the promo code was rejected. */
export function reportLoginError(context: Context, entry: Entry, error: unknown): void {
  const { fields = {} } = toAppError(error)
  const texts = Object.values(fields).flat()
  const errors = texts.join(', ') || 'error 500'
  track(context, `${entry}_failed`, { errors })
  if ('promo' in fields || /promo/i.test(errors)) track(context, 'promocode_error', { errors })
}
