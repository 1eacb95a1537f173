import type { VerificationStatus } from '#domain/player/verification.ts'
import type { Context } from './context.ts'

/**
 * Adds a notice when the operator has decided about documents that were under review. In: the player and the status
 * that the operator gives; call it before that status is stored, inside the same transaction.
 */
export async function noteVerification(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  playerId: string,
  status: VerificationStatus | null,
): Promise<void> {
  const before = (await db.players.get(playerId))?.verification.status
  if (before !== 'pending' || status === null || status === 'pending') return
  await db.notices.add({ playerId, at: clock.now(), kind: 'verification', status })
}
