import type { InferOutput } from 'valibot'
import type { Context } from '../core/context.ts'
import type { CodeSent } from '../domain/account/recipient.ts'
import type { codeSentFields as reply } from './account-fields.ts'

/** The waits of a reply (s) as moments of the server's clock (ms), so that a countdown survives a wrong device clock. */
export function codeSent({ clock }: Pick<Context, 'clock'>, waits: InferOutput<typeof reply>): CodeSent {
  const now = clock.now()
  return { resendAt: now + waits.resend_in * 1_000, expiresAt: now + waits.expires_in * 1_000 }
}
