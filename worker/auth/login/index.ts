import { getUntil } from '#domain/protection/until.ts'
import { command, toAppError } from '../../core/command.ts'
import type { Context } from '../../core/context.ts'
import { holdExclusion } from '#db/hold-exclusion.ts'
import { loginByCode, logInByEmail, logInByPhone, resendLoginCode, sendLoginCode } from './log-in.ts'
import { registerWithEmail, registerWithPhone } from './registration.ts'
import { adopt, social } from './social.ts'

export { handleLandingSession } from './landing-session.ts'
export { goToSsoOnce, offerSso } from './sso.ts'

/** All commands that log in or register. */
export function sessionCommands(context: Context) {
  const within = <Argument, Value>(work: (context: Context, argument: Argument) => Promise<Value>) =>
    command((argument: Argument) => work(context, argument).catch(storeExclusion))
  /** A log-in that was rejected for an exclusion closes this device to guests, as the log-out would. */
  const storeExclusion = async (error: unknown): Promise<never> => {
    const { status, reason, fields } = toAppError(error)
    if (status === 403 && reason === 'protection.excluded')
      await holdExclusion(context.db, '', { until: getUntil(fields), registerUrl: null })
    throw error
  }
  return {
    /**
     * Logs in by email and password; resolves after profile and wallet are written. Errors: `credentials` (401),
     * `validation` with fields (422), `tooMany` with retryAt (429), `forbidden` with the reason `secondFactor.required`
     * if the call has to be repeated with `second_factor`, and those of any call.
     */
    loginByEmail: within(logInByEmail),
    /** Logs in by phone number (E.164) and password; errors as by email. */
    loginByPhone: within(logInByPhone),
    /**
     * Requests a login code. Out: when another may be requested and until when it is valid. Errors: `tooMany` with
     * retryAt, `validation` with fields.
     */
    sendLoginCode: within(sendLoginCode),
    /** Requests another code; as `sendLoginCode`. */
    resendLoginCode: within(resendLoginCode),
    /** Logs in by a code. Errors: `validation` with fields.code, `tooMany` with retryAt, those of a login. */
    loginByCode: within(loginByCode),
    /** Registers by email and logs in. Errors: `validation` with fields, `forbidden` in a break or an exclusion, and those of any call. */
    registerByEmail: within(registerWithEmail),
    /** Registers by phone number (E.164) and logs in; errors as by email. */
    registerByPhone: within(registerWithPhone),
    /**
     * Requests the address of a social provider; a promo code and a currency are those of a registration. Out: the
     * address, checked by the redirect rule. Errors: `unavailable` when there is none, and those of a call.
     */
    social: within(social),
    /**
     * Begins a session with the token that a provider's popup returned; asks first where another player is logged in.
     * Errors: `unauthorised` when the token is invalid, `cancelled` when the player declines.
     */
    adopt: within(adopt),
  }
}
