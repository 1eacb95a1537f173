import {
  resendEmailCode,
  resendPhoneCode,
  sendEmailCode,
  sendPhoneCode,
  verifyEmailCode,
  verifyPhoneCode,
} from '../api/confirmation.ts'
import { codeSent } from '../api/code-sent.ts'
import type { Context } from '../context.ts'
import type { CodeSent, Recipient } from '../rules/recipient.ts'
import { loadProfile } from './profile.ts'

export async function sendConfirmation(context: Context, to: Recipient): Promise<CodeSent> {
  const { call } = context
  const reply = await ('phone' in to ? call(sendPhoneCode, { body: to }) : call(sendEmailCode, { body: to }))
  return codeSent(context, reply)
}

export async function resendConfirmation(context: Context, to: Recipient): Promise<CodeSent> {
  const { call } = context
  const reply = await ('phone' in to ? call(resendPhoneCode, { body: to }) : call(resendEmailCode, { body: to }))
  return codeSent(context, reply)
}

export async function confirm(context: Context, { to, code }: { to: Recipient; code: string }): Promise<void> {
  const { call, db, session } = context
  const holder = await session.holder()
  const sender = holder ? { holder } : {}
  if ('phone' in to) await call(verifyPhoneCode, { body: { ...to, code }, ...sender })
  else await call(verifyEmailCode, { body: { ...to, code }, ...sender })
  // Known now, even if the profile cannot be had.
  const id = holder?.playerId
  const change = 'phone' in to ? { ...to, isPhoneVerified: true } : { ...to, isEmailVerified: true }
  if (id) await session.write(holder, () => db.players.update(id, change))
  await loadProfile(context).catch(() => null)
}
