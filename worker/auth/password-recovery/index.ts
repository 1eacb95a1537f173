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
} from '#endpoints/password-recovery.ts'
import { codeSent } from '#endpoints/code-sent.ts'
import { command } from '../../core/command.ts'
import type { Context } from '../../core/context.ts'
import type { Recipient } from '#domain/player/recipient.ts'

type Passwords = { password: string; repeat: string }

/** The commands that recover an account with a lost password. */
export function restoreCommands(context: Context) {
  const { call } = context
  const done = async (work: Promise<unknown>): Promise<void> => {
    await work
  }
  return {
    /**
     * Requests a recovery code, by email with a link as well; the result is the same for an unknown address. Out: when
     * another code may be requested and until when it is valid, ms of the server's clock. Errors: `tooMany` with
     * retryAt, `validation`.
     */
    forgot: command(async (to: Recipient & { captcha?: string }) =>
      codeSent(context, await ('phone' in to ? call(forgotByPhone, { body: to }) : call(forgotByEmail, { body: to }))),
    ),
    /** Exchanges a code for a reset token. Errors: `validation` with fields.code, `tooMany` with retryAt. */
    confirmCode: command(async ({ to, code }: { to: Recipient; code: string }) => {
      const asked =
        'phone' in to
          ? call(confirmPhoneResetCode, { body: { ...to, code } })
          : call(confirmEmailResetCode, { body: { ...to, code } })
      return { token: (await asked).data.reset_token }
    }),
    /**
     * Checks whether a link's token is still valid; with `phone`, whether it is valid for that number. Errors:
     * `validation` with fields.token.
     */
    checkToken: command(({ token, phone }: { token: string; phone?: string }) =>
      done(
        phone === undefined
          ? call(checkEmailResetToken, { body: { token } })
          : call(checkPhoneResetToken, { body: { phone, token } }),
      ),
    ),
    /** Confirms that the player continues with an email's link. Errors: `validation` with fields.token. */
    confirmToken: command(({ token }: { token: string }) => done(call(confirmEmailResetToken, { body: { token } }))),
    /**
     * Sets a new password by an email's link. Errors: `validation` with fields.token, fields.password,
     * fields.password_confirm.
     */
    resetByToken: command(({ token, ...passwords }: Passwords & { token: string }) =>
      done(call(resetByEmailToken, { body: { token, ...wire(passwords) } })),
    ),
    /**
     * Sets a new password by an email's code and the reset token that it was exchanged for; errors as by link, and
     * fields.code.
     */
    resetByCode: command(
      ({ email, code, token, ...passwords }: Passwords & { email: string; code: string; token: string }) =>
        done(call(resetByEmailCode, { body: { email, code, reset_token: token, ...wire(passwords) } })),
    ),
    /** Sets a new password by the reset token that a phone's code was exchanged for; errors as by link. */
    resetByPhone: command(({ phone, token, ...passwords }: Passwords & { phone: string; token: string }) =>
      done(call(resetByPhone, { body: { phone, reset_token: token, ...wire(passwords) } })),
    ),
  }
}

function wire({ password, repeat }: Passwords) {
  return { password, password_confirm: repeat }
}
