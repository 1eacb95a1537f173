import type { InferOutput } from 'valibot'
import type { Context } from '../core/context.ts'
import type { CodeSent } from '#domain/player/recipient.ts'
import type { codeSentFields as reply } from './account-fields.ts'

/**
 * Converts the waits of a reply (seconds) to timestamps (ms, server time), so that a countdown is right even if the
 * device clock is wrong.
 */
export function codeSent({ clock }: Pick<Context, 'clock'>, waits: InferOutput<typeof reply>): CodeSent {
  const now = clock.now()
  return { resendAt: now + waits.resend_in * 1_000, expiresAt: now + waits.expires_in * 1_000 }
}
