import { command } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import type { CodeSent, Recipient } from '#domain/player/recipient.ts'
import { confirm, resendConfirmation, sendConfirmation } from './confirmation.ts'
import { lazyImport } from '../core/lazy-import.ts'
import { requestLoginData, setFirstPassword, changePassword } from './password.ts'
import { loadProfileNow } from './profile.ts'

export { noticesCommands } from '../core/notices.ts'
export { loadProfileNow } from './profile.ts'

/** Lazy chunk: only the access page needs it. */
const security = lazyImport(() => import('./security.ts'))

export function createProfileCommands(context: Context) {
  return {
    /** Fetches the profile again; resolves after player and wallet are written. Errors: those of a call. */
    refresh: command(async () => {
      await loadProfileNow(context)
    }),
    /**
     * Sets the first password of a player who registered without one. Errors: `validation` with fields `password` or
     * `confirm_password`, `conflict` if a password is already set, and those of any call.
     */
    setPassword: command((form: { password: string; repeat: string }) => setFirstPassword(context, form)),
    /**
     * Changes the password. Errors: `validation` with fields `old_password`, `new_password` or `password_confirm`, and
     * those of any call.
     */
    updatePassword: command((form: { oldPassword: string; password: string; repeat: string }) =>
      changePassword(context, form),
    ),
    /** Requests that login details are sent to an email address. Errors: those of any call. */
    sendLoginData: command((to: { email: string }) => requestLoginData(context, to)),
    /**
     * Requests a code to confirm the player's email address or phone number. Out: when another one may be requested and
     * until when it is valid, ms of server time. Errors: `validation` with fields `email` or `phone`, `tooMany` with
     * retryAt, and those of any call.
     */
    sendConfirmation: command((to: Recipient): Promise<CodeSent> => sendConfirmation(context, to)),
    /** Requests another code; as `sendConfirmation`. */
    resendConfirmation: command((to: Recipient): Promise<CodeSent> => resendConfirmation(context, to)),
    /**
     * Confirms an email address or a phone number by its code; resolves after the profile has been fetched again.
     * Errors: `validation` with field `code`, `tooMany` with retryAt, and those of any call.
     */
    confirm: command((order: { to: Recipient; code: string }) => confirm(context, order)),
    /**
     * Fetches the second factor and the sessions; nothing of it is stored. Errors: `notOffered` if the operator has
     * neither, and those of any call.
     */
    loadSecurity: command(async () => (await security()).loadSecurity(context)),
    /**
     * Makes a secret for an authenticator app. Out: the secret in Base32 and its otpauth address. Errors: `conflict` if
     * the second factor is on, and those of any call.
     */
    startSecondFactor: command(async () => (await security()).setUpSecondFactor(context)),
    /**
     * Turns the second factor on by a code of the new secret. Out: the backup codes, which are sent only once. Errors:
     * `validation` with field `code`, `tooMany` with retryAt, `conflict`, and those of any call.
     */
    confirmSecondFactor: command(async (form: { code: string }) =>
      (await security()).enableSecondFactor(context, form),
    ),
    /** Turns the second factor off by a code of the app or a backup code. Errors: as of `confirmSecondFactor`. */
    endSecondFactor: command(async (form: { code: string }) => (await security()).disableSecondFactor(context, form)),
    /** Ends the session with this id, or with null all but this one. Out: as of `loadSecurity`. Errors: those of any call. */
    endSessions: command(async (which: { id: string | null }) => (await security()).endSessions(context, which)),
  }
}
