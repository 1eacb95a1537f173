import { registerByEmail as byEmail, registerByPhone as byPhone } from '../endpoints/login.ts'
import type { Context } from '../core/context.ts'
import { fingerprintHere } from '../third-parties/consent-here.ts'
import type { Currency } from '../domain/money/currencies.ts'
import { getCarriedSource } from './carried-source.ts'
import { type Entered, enter } from './complete-login.ts'
import { told } from './report-login.ts'

type Form = { password: string; currency: Currency; promo?: string; captcha?: string }

/**
 * Registers by address and password, in a currency, with a promo code where one was typed or came by link. Throws
 * CommandError: `validation` by the names of the fields, and those of a call. Spec 7.
 */
export function registerWithEmail(context: Context, { email, ...form }: Form & { email: string }): Promise<Entered> {
  return told(context, 'registration', 'email', async () =>
    enter(context, await context.call(byEmail, { body: { email, ...(await bodyOf(context, form)) } })),
  )
}

/** Registers by number; else as by address. */
export function registerWithPhone(context: Context, { phone, ...form }: Form & { phone: string }): Promise<Entered> {
  return told(context, 'registration', 'phone', async () =>
    enter(context, await context.call(byPhone, { body: { phone, ...(await bodyOf(context, form)) } })),
  )
}

/**
 * What a registration carries beside who registers (spec 7): a promo code that was typed counts for more than the
 * link's.
 */
async function bodyOf(context: Context, { password, currency, promo, captcha }: Form) {
  const [fpp, { cookies }] = await Promise.all([fingerprintHere(context), context.page.host.current()])
  const source = getCarriedSource(promo ? { ...cookies, promo } : cookies)
  return { password, currency, ...source, ...(fpp === null ? {} : { fpp }), ...(captcha && { captcha }) }
}
