import { command } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import { loginByCode, logInByEmail, logInByPhone, resendLoginCode, sendLoginCode } from './log-in.ts'
import { registerWithEmail, registerWithPhone } from './registration.ts'
import { adopt, social } from './social.ts'

export { handleLandingSession } from './landing-session.ts'
export { goToSsoOnce, offerSso } from './sso.ts'

/** Every way in (spec 4 and 7). */
export function sessionCommands(context: Context) {
  const within = <Argument, Value>(work: (context: Context, argument: Argument) => Promise<Value>) =>
    command((argument: Argument) => work(context, argument))
  return {
    /**
     * Logs in by email and password; answers after profile and wallet are written. Errors: `credentials` (401),
     * `validation` with fields (422), `tooMany` with waitMs (429), and those of any call. Spec 4 and 7.
     */
    loginByEmail: within(logInByEmail),
    /** Logs in by a number (E.164) and password; errors as by email. */
    loginByPhone: within(logInByPhone),
    /**
     * Has a code for a log-in sent. Out: when another may be asked for and until when it is good. Errors: `tooMany`
     * with waitMs, `validation` with fields. Spec 7.
     */
    sendLoginCode: within(sendLoginCode),
    /** Has another code sent; as `sendLoginCode`. */
    resendLoginCode: within(resendLoginCode),
    /** Logs in by a code. Errors: `validation` with fields.code, `tooMany` with waitMs, those of a log-in. Spec 7. */
    loginByCode: within(loginByCode),
    /** Registers by email and logs in. Errors: `validation` with fields, and those of any call. Spec 5 and 7. */
    registerByEmail: within(registerWithEmail),
    /** Registers by a number (E.164) and logs in; errors as by email. */
    registerByPhone: within(registerWithPhone),
    /**
     * Asks where a social provider is to be asked; a promo code and a currency are those of a registration. Out: its
     * address, through the redirect rule. Errors: `unavailable` when there is none, and those of a call. Spec 7 and 8.
     */
    social: within(social),
    /** Begins a session with the token that a provider's popup has brought. Errors: `unauthorised` when it is good for none. */
    adopt: within(adopt),
  }
}
