import { registerByEmail as byEmail, registerByPhone as byPhone } from '../endpoints/login.ts'
import type { Context } from '../core/context.ts'
import { getFingerprint } from '../third-parties/get-consent.ts'
import type { Currency } from '../domain/money/currencies.ts'
import { getCarriedSource } from './carried-source.ts'
import { type LoginResult, completeLogin } from './complete-login.ts'
import { reportLogin } from './report-login.ts'

type Form = { password: string; currency: Currency; promo?: string; captcha?: string }

/**
 * Registers by address and password, in a currency, with a promo code where one was typed or came by link. Throws
 * CommandError: `validation` by the names of the fields, and those of a call. Spec 7.
 */
export function registerWithEmail(
  context: Context,
  { email, ...form }: Form & { email: string },
): Promise<LoginResult> {
  return reportLogin(context, 'registration', 'email', async () =>
    completeLogin(context, await context.call(byEmail, { body: { email, ...(await bodyOf(context, form)) } })),
  )
}

/** Registers by number; else as by address. */
export function registerWithPhone(
  context: Context,
  { phone, ...form }: Form & { phone: string },
): Promise<LoginResult> {
  return reportLogin(context, 'registration', 'phone', async () =>
    completeLogin(context, await context.call(byPhone, { body: { phone, ...(await bodyOf(context, form)) } })),
  )
}

/**
 * What a registration carries beside who registers (spec 7): a promo code that was typed counts for more than the
 * link's.
 */
async function bodyOf(context: Context, { password, currency, promo, captcha }: Form) {
  const [fpp, { cookies }] = await Promise.all([getFingerprint(context), context.page.bridge.current()])
  const source = getCarriedSource(promo ? { ...cookies, promo } : cookies)
  return { password, currency, ...source, ...(fpp === null ? {} : { fpp }), ...(captcha && { captcha }) }
}
