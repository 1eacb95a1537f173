import { socialLogin } from '#endpoints/login.ts'
import type { Context } from '../../core/context.ts'
import { readVisitorCurrency } from '../../core/read-visitor-currency.ts'
import { CommandError } from '#domain/calls/result.ts'
import type { CookieValues } from '#domain/wire/cookies.ts'
import { type Currency, isCurrency } from '#domain/money/currencies.ts'
import { isToken } from '#domain/wire/token.ts'
import { getCarriedSource } from './carried-source.ts'
import { type LoginResult, namingCredentials } from './complete-login.ts'
import { completeLinkLogin } from './link-login.ts'
import { reportLogin, reportLoginError } from './report-login.ts'

type Asked = { provider: string; promo?: string; currency?: Currency }

/**
 * Requests the address of a social provider. In: its code; a promo code and a currency typed in the form win over those
 * of cookies. Out: the address, checked by the redirect rule. Throws CommandError: `unavailable` for an address that
 * the rule rejects, and those of a call.
 */
export async function social(context: Context, { provider, promo, currency }: Asked): Promise<{ address: string }> {
  const { call, page, session } = context
  const [{ cookies }, authSession] = await Promise.all([page.bridge.current(), session.current()])
  const body = {
    provider,
    ...(authSession ? { token: authSession.token } : {}),
    origin: `${page.facts.protocol}//${page.facts.host}`,
    currency: currency ?? (await getCurrency(context, cookies)),
    ...getCarriedSource(promo ? { ...cookies, promo } : cookies),
  }
  try {
    const asked = call(socialLogin, { body })
    const { url } = await (authSession ? asked : asked.catch(namingCredentials))
    const address = page.address(url)
    if (address === null) throw new CommandError({ code: 'unavailable', retry: true })
    return { address }
  } catch (error) {
    reportLoginError(context, 'login', error)
    throw error
  }
}

/** The currency of the cookie, else that of the visitor's country. */
async function getCurrency({ db }: Context, { activeCurrency }: CookieValues): Promise<Currency> {
  if (isCurrency(activeCurrency)) return activeCurrency
  return readVisitorCurrency(db)
}

/**
 * Logs in with the token that a provider's redirect returned; asks first where another player is logged in. Throws
 * CommandError: `unauthorised` for a malformed token, `cancelled` when the player declines, and those of a call.
 */
export function adopt(context: Context, { token }: { token: string }): Promise<LoginResult> {
  return reportLogin(context, 'login', 'social', async () => {
    if (!isToken(token)) throw new CommandError({ code: 'unauthorised', retry: false })
    return completeLinkLogin(context, { reply: { token }, isExpected: true })
  })
}
