import { command } from '../command.ts'
import type { Context } from '../context.ts'
import { once } from '../once.ts'
import { leave } from './leave.ts'
import type * as ways from './ways-in.ts'

export type { Entered } from './entry.ts'

/** Acts on what the landing address asks of the session (spec 4). */
export async function arrive(context: Context): Promise<void> {
  const { href, simpleAuthToken } = context.page.facts
  if (simpleAuthToken !== null || href.includes('sso_session')) await (await import('./arrival.ts')).arrive(context)
}

/** Goes to the single sign-on link that a refused refresh or the mirror data has, where the rules let it (spec 4). */
export async function goToSsoOnce(context: Context, link: string | null): Promise<void> {
  await (await import('./sso.ts')).goToSsoOnce(context, link)
}

/** Offers a guest's visit to the single sign-on link of the mirror data, where the rules let it (spec 4). */
export async function offerSso(context: Context, address: string): Promise<void> {
  await (await import('./sso.ts')).offerSso(context, address)
}

type WaysIn = typeof ways

/** Every way in needs the network anyway, and loads its code with it; logging out has its own at hand. */
export function sessionCommands(context: Context) {
  const waysIn = once(() => import('./ways-in.ts'))
  const late = <Argument, Value>(pick: (ways: WaysIn) => (context: Context, argument: Argument) => Promise<Value>) =>
    command(async (argument: Argument) => pick(await waysIn())(context, argument))
  return {
    /**
     * Logs in by email and password; answers after profile and wallet are written. Errors: `credentials` (401),
     * `validation` with fields (422), `tooMany` with waitMs (429), and those of any call. Spec 4 and 7.
     */
    loginByEmail: late((ways) => ways.loginByEmail),
    /** Logs in by a number (E.164) and password; errors as by email. */
    loginByPhone: late((ways) => ways.loginByPhone),
    /**
     * Has a code for a log-in sent. Out: when another may be asked for and until when it is good. Errors: `tooMany`
     * with waitMs, `validation` with fields. Spec 7.
     */
    sendLoginCode: late((ways) => ways.sendLoginCode),
    /** Has another code sent; as `sendLoginCode`. */
    resendLoginCode: late((ways) => ways.resendLoginCode),
    /** Logs in by a code. Errors: `validation` with fields.code, `tooMany` with waitMs, those of a log-in. Spec 7. */
    loginByCode: late((ways) => ways.loginByCode),
    /** Registers by email and logs in. Errors: `validation` with fields, and those of any call. Spec 5 and 7. */
    registerByEmail: late((ways) => ways.registerByEmail),
    /** Registers by a number (E.164) and logs in; errors as by email. */
    registerByPhone: late((ways) => ways.registerByPhone),
    /**
     * Asks where a social provider is to be asked. Out: its address, through the redirect rule. Errors: `unavailable`
     * when there is none, and those of a call. Spec 7 and 8.
     */
    social: late((ways) => ways.social),
    /** Begins a session with the token that a provider's popup has brought. Errors: `unauthorised` when it is good for none. */
    adopt: late((ways) => ways.adopt),
    /** Ends the session on this device at once; the operator learns of it when it can be reached. Spec 4. */
    logout: command(async () => {
      await leave(context)
    }),
  }
}
