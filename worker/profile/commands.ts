import { command } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import type { CodeSent, Recipient } from '../domain/account/recipient.ts'
import { confirm, resendConfirmation, sendConfirmation } from './confirmation.ts'
import { requestLoginData, setFirstPassword, changePassword } from './password.ts'
import { loadProfileNow } from './profile.ts'

export { loadProfileNow } from './profile.ts'

export function createProfileCommands(context: Context) {
  return {
    /** Fetches the profile again; answers after player and wallet are written. Errors: those of a call. Spec 7. */
    refresh: command(async () => {
      await loadProfileNow(context)
    }),
    /**
     * Sets the first password of a player who came in without one. Errors: `validation` with fields `password` or
     * `confirm_password`, `conflict` where there is one already, and those of any call. Spec 5 and 7.
     */
    setPassword: command((form: { password: string; repeat: string }) => setFirstPassword(context, form)),
    /**
     * Changes the password. Errors: `validation` with fields `old_password`, `new_password` or `password_confirm`,
     * and those of any call. Spec 5 and 7.
     */
    updatePassword: command((form: { oldPassword: string; password: string; repeat: string }) =>
      changePassword(context, form),
    ),
    /** Has what is needed to log in sent to an address. Errors: those of any call. Spec 7. */
    sendLoginData: command((to: { email: string }) => requestLoginData(context, to)),
    /**
     * Has a code sent to an address or a number that the player calls their own. Out: when another one may be asked
     * for and until when it is good, ms of the server's clock. Errors: `validation` with fields `email` or `phone`,
     * `tooMany` with waitMs, and those of any call. Spec 7.
     */
    sendConfirmation: command((to: Recipient): Promise<CodeSent> => sendConfirmation(context, to)),
    /** Has another code sent; as `sendConfirmation`. */
    resendConfirmation: command((to: Recipient): Promise<CodeSent> => resendConfirmation(context, to)),
    /**
     * Confirms an address or a number by the code that was sent there; answers after the profile has been fetched
     * again. Errors: `validation` with field `code`, `tooMany` with waitMs, and those of any call. Spec 7.
     */
    confirm: command((order: { to: Recipient; code: string }) => confirm(context, order)),
  }
}
