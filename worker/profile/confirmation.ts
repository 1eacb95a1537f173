import {
  resendEmailCode,
  resendPhoneCode,
  sendEmailCode,
  sendPhoneCode,
  verifyEmailCode,
  verifyPhoneCode,
} from '../endpoints/confirmation.ts'
import { codeSent } from '../endpoints/code-sent.ts'
import type { Context } from '../core/context.ts'
import type { CodeSent, Recipient } from '../domain/account/recipient.ts'
import { loadProfileNow } from './profile.ts'

/**
 * Has a code sent to a number or an address. Out: when the next may be asked for, ms of server time. Throws CommandError:
 * those of a call. Spec 7.
 */
export async function sendConfirmation(context: Context, to: Recipient): Promise<CodeSent> {
  const { call } = context
  const reply = await ('phone' in to ? call(sendPhoneCode, { body: to }) : call(sendEmailCode, { body: to }))
  return codeSent(context, reply)
}

/** Has the code sent once more. Out and CommandError: as of `sendConfirmation`. */
export async function resendConfirmation(context: Context, to: Recipient): Promise<CodeSent> {
  const { call } = context
  const reply = await ('phone' in to ? call(resendPhoneCode, { body: to }) : call(resendEmailCode, { body: to }))
  return codeSent(context, reply)
}

/**
 * Confirms a number or an address by its code, of the player or, for a guest, of whoever registers. Throws CommandError:
 * `validation` for a wrong code, and those of a call. Spec 7.
 */
export async function confirm(context: Context, { to, code }: { to: Recipient; code: string }): Promise<void> {
  const { call, db, session } = context
  const holder = await session.current()
  const sender = holder ? { holder } : {}
  if ('phone' in to) await call(verifyPhoneCode, { body: { ...to, code }, ...sender })
  else await call(verifyEmailCode, { body: { ...to, code }, ...sender })
  // Known now, even if the profile cannot be had.
  const id = holder?.playerId
  const change = 'phone' in to ? { ...to, isPhoneVerified: true } : { ...to, isEmailVerified: true }
  if (id) await session.write(holder, () => db.players.update(id, change))
  await loadProfileNow(context).catch(() => null)
}
