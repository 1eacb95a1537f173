import { track } from '../analytics/index.ts'
import { toAppError } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import type { LoginResult } from './complete-login.ts'
import { goToSso } from './sso.ts'

type Entry = 'login' | 'registration'
type Way = 'email' | 'phone' | 'emailCode' | 'phoneCode' | 'social' | 'token'

/** Tries a way in and tells analytics how it went (spec 8); a refusal that names an sso link has the browser go there. */
export async function reportLogin(
  context: Context,
  entry: Entry,
  way: Way,
  work: () => Promise<LoginResult>,
): Promise<LoginResult> {
  try {
    const entered = await work()
    track(context, entry, { way })
    return entered
  } catch (error) {
    if (await goToSso(context, toAppError(error).sso)) return { locale: null }
    reportLoginError(context, entry, error)
    throw error
  }
}

/** A failed log-in or registration as an event, and one more where the promo code was refused (spec 8). */
export function reportLoginError(context: Context, entry: Entry, error: unknown): void {
  const { fields = {} } = toAppError(error)
  const texts = Object.values(fields).flat()
  const errors = texts.join(', ') || 'error 500'
  track(context, `${entry}_failed`, { errors })
  if ('promo' in fields || /promo/i.test(errors)) track(context, 'promocode_error', { errors })
}
