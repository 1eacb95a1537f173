import { loginByEmail, registerByEmail } from '../api/entry.ts'
import type { BodyOf } from '../api/endpoint.ts'
import type { Context } from '../context.ts'
import { loadProfile } from '../profile/index.ts'
import { Failure } from '../result.ts'
import type { CookieValues } from '../rules/cookies.ts'
import type { Currency } from '../rules/currencies.ts'
import { DEFAULT_LOCALE, type Locale, supportedLocale } from '../rules/locales.ts'
import { pushLocale } from '../settings/index.ts'

/** What a log-in gives the page: the locale to switch to, or null to keep the present one. */
export type Entered = { locale: Locale | null }

export async function enterByEmail(context: Context, body: BodyOf<typeof loginByEmail>): Promise<Entered> {
  const reply = await context.call(loginByEmail, { body }).catch(namingCredentials)
  return enter(context, reply.success ? reply.token : null, reply.sso)
}

export type Registration = { email: string; password: string; currency: Currency; promo?: string }

export async function registerWithEmail(context: Context, form: Registration): Promise<Entered> {
  const { cookies } = context.page.facts
  const promo = form.promo || cookies.promo
  const fpp = await context.page.host.fingerprint()
  const body = {
    email: form.email,
    password: form.password,
    currency: form.currency,
    ...(promo ? { promo } : {}),
    ...(fpp === null ? {} : { fpp }),
    ...attributionOf(cookies),
  }
  const reply = await context.call(registerByEmail, { body })
  return enter(context, reply.token, reply.sso)
}

/** The cookies that a registration carries (spec 7). */
function attributionOf({ stag, partner, adplace }: CookieValues) {
  return { ...(stag ? { stag } : {}), ...(partner ? { partner } : {}), ...(adplace ? { adplace } : {}) }
}

/** Store token, load profile, set the locale if none is set (spec 4); an sso link takes the browser there instead. */
async function enter(
  context: Context,
  token: string | null | undefined,
  sso: string | null | undefined,
): Promise<Entered> {
  if (token) await context.session.begin(token)
  const address = context.page.address(sso)
  if (address !== null && !import.meta.env.DEV) {
    await context.page.host.navigate('sso', address)
    return { locale: null }
  }
  if (!token) throw new Failure({ code: 'credentials', retry: false })
  // A profile that cannot be had now does not undo the log-in: the page shows it as soon as it comes.
  const player = await loadProfile(context).catch(() => null)
  if (player === null) return { locale: null }
  if (player.locale !== null) {
    context.page.locale = supportedLocale(player.locale) ?? DEFAULT_LOCALE
    return { locale: context.page.locale }
  }
  await pushLocale(context, context.page.locale).catch(() => undefined)
  return { locale: null }
}

/** 401 to a log-in is about the password, not about a session. */
function namingCredentials(error: unknown): never {
  if (error instanceof Failure && error.error.code === 'unauthorised') {
    throw new Failure({ ...error.error, code: 'credentials' })
  }
  throw error
}
