import {
  resendEmailCode,
  resendPhoneCode,
  sendEmailCode,
  sendPhoneCode,
  verifyEmailCode,
  verifyPhoneCode,
} from '#endpoints/confirmation.ts'
import { codeSent } from '#endpoints/code-sent.ts'
import type { Context } from '../core/context.ts'
import type { CodeSent, Recipient } from '#domain/player/recipient.ts'
import { loadProfileNow } from './profile.ts'

/**
 * Requests a confirmation code. Out: when the next may be requested, ms of server time. Throws CommandError: those of a
 * call.
 */
export async function sendConfirmation(context: Context, to: Recipient): Promise<CodeSent> {
  const { call } = context
  const reply = await ('phone' in to ? call(sendPhoneCode, { body: to }) : call(sendEmailCode, { body: to }))
  return codeSent(context, reply)
}

/** Requests the code once more. Out and CommandError: as of `sendConfirmation`. */
export async function resendConfirmation(context: Context, to: Recipient): Promise<CodeSent> {
  const { call } = context
  const reply = await ('phone' in to ? call(resendPhoneCode, { body: to }) : call(resendEmailCode, { body: to }))
  return codeSent(context, reply)
}

/**
 * Confirms a phone number or an email address by its code, for a player or for a guest who is registering. Throws
 * CommandError: `validation` for a wrong code, and those of a call.
 */
export async function confirm(context: Context, { to, code }: { to: Recipient; code: string }): Promise<void> {
  const { call, db, session } = context
  const authSession = await session.current()
  const sender = authSession ? { authSession } : {}
  if ('phone' in to) await call(verifyPhoneCode, { body: { ...to, code }, ...sender })
  else await call(verifyEmailCode, { body: { ...to, code }, ...sender })
  // Written now, so that it is shown even if the profile cannot be loaded.
  const id = authSession?.playerId
  const change = 'phone' in to ? { ...to, isPhoneVerified: true } : { ...to, isEmailVerified: true }
  if (id) await session.write(authSession, () => db.players.update(id, change))
  await loadProfileNow(context).catch(() => null)
}
