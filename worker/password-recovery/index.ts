import {
  checkEmailResetToken,
  checkPhoneResetToken,
  confirmEmailResetCode,
  confirmEmailResetToken,
  confirmPhoneResetCode,
  forgotByEmail,
  forgotByPhone,
  resetByEmailCode,
  resetByEmailToken,
  resetByPhone,
} from '../endpoints/password-recovery.ts'
import { codeSent } from '../endpoints/code-sent.ts'
import { command } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import type { Recipient } from '../domain/account/recipient.ts'

type Passwords = { password: string; repeat: string }

/** The ways back to an account whose password is lost (spec 7). */
export function restoreCommands(context: Context) {
  const { call } = context
  const done = async (work: Promise<unknown>): Promise<void> => {
    await work
  }
  return {
    /**
     * Has a code, to an address with a link as well, sent; answers alike for one that nobody has. Out: when another may
     * be asked for and until when it is good, ms of the server's clock. Errors: `tooMany` with waitMs, `validation`.
     */
    forgot: command(async (to: Recipient & { captcha?: string }) =>
      codeSent(context, await ('phone' in to ? call(forgotByPhone, { body: to }) : call(forgotByEmail, { body: to }))),
    ),
    /** Changes a code for a reset token. Errors: `validation` with fields.code, `tooMany` with waitMs. */
    confirmCode: command(async ({ to, code }: { to: Recipient; code: string }) => {
      const asked =
        'phone' in to
          ? call(confirmPhoneResetCode, { body: { ...to, code } })
          : call(confirmEmailResetCode, { body: { ...to, code } })
      return { token: (await asked).data.reset_token }
    }),
    /** Whether a link's token may still be used; with a number it is one for that number. Errors: `validation` with fields.token. */
    checkToken: command(({ token, phone }: { token: string; phone?: string }) =>
      done(
        phone === undefined
          ? call(checkEmailResetToken, { body: { token } })
          : call(checkPhoneResetToken, { body: { phone, token } }),
      ),
    ),
    /** The player goes on with a letter's link. Errors: `validation` with fields.token. */
    confirmToken: command(({ token }: { token: string }) => done(call(confirmEmailResetToken, { body: { token } }))),
    /** A new password by a letter's link. Errors: `validation` with fields.token, fields.password, fields.password_confirm. */
    resetByToken: command(({ token, ...passwords }: Passwords & { token: string }) =>
      done(call(resetByEmailToken, { body: { token, ...wire(passwords) } })),
    ),
    /** A new password by a letter's code and the token that it was changed for; errors as by link, and fields.code. */
    resetByCode: command(
      ({ email, code, token, ...passwords }: Passwords & { email: string; code: string; token: string }) =>
        done(call(resetByEmailCode, { body: { email, code, reset_token: token, ...wire(passwords) } })),
    ),
    /** A new password by the token that a phone's code was changed for; errors as by link. */
    resetByPhone: command(({ phone, token, ...passwords }: Passwords & { phone: string; token: string }) =>
      done(call(resetByPhone, { body: { phone, reset_token: token, ...wire(passwords) } })),
    ),
  }
}

function wire({ password, repeat }: Passwords) {
  return { password, password_confirm: repeat }
}
