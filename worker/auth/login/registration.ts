import { registerByEmail as byEmail, registerByPhone as byPhone } from '#endpoints/login.ts'
import type { Context } from '../../core/context.ts'
import { getFingerprint } from '../../reporting/third-parties/get-fingerprint.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { getCarriedSource } from './carried-source.ts'
import { type LoginResult, completeLogin } from './complete-login.ts'
import { assertMayRegister } from '../../protection/index.ts'
import { reportLogin } from './report-login.ts'

type Form = { password: string; currency: Currency; promo?: string; captcha?: string }

/**
 * Registers by email and password, in a currency, with a promo code if one was typed or came by link. Throws
 * CommandError: `validation` by the names of the fields, `forbidden` with the reason `protection.excluded` or
 * `protection.timeOut` while this device is closed to guests, and those of a call.
 */
export function registerWithEmail(
  context: Context,
  { email, ...form }: Form & { email: string },
): Promise<LoginResult> {
  return reportLogin(context, 'registration', 'email', async () =>
    completeLogin(context, await context.call(byEmail, { body: { email, ...(await buildBody(context, form)) } })),
  )
}

/** Registers by phone number; otherwise as by email. */
export function registerWithPhone(
  context: Context,
  { phone, ...form }: Form & { phone: string },
): Promise<LoginResult> {
  return reportLogin(context, 'registration', 'phone', async () =>
    completeLogin(context, await context.call(byPhone, { body: { phone, ...(await buildBody(context, form)) } })),
  )
}

/** A player waits for the registration: a blocked or slow fingerprint must not delay it for longer. */
const FINGERPRINT_MS = 4_000

/**
 * The body of a registration without email or phone. A typed promo code wins over the link's. Throws `CommandError`
 * while a break or an exclusion closes this device to guests.
 */
async function buildBody(context: Context, { password, currency, promo, captcha }: Form) {
  await assertMayRegister(context)
  const [fpp, { cookies }] = await Promise.all([
    getFingerprint(context, { waitMs: FINGERPRINT_MS }),
    context.page.bridge.current(),
  ])
  const source = getCarriedSource(promo ? { ...cookies, promo } : cookies)
  return { password, currency, ...source, ...(fpp === null ? {} : { fpp }), ...(captcha && { captcha }) }
}
