import { verificationStatus } from '../../../worker/domain/account/verification.ts'
import type { Query } from '../database.ts'

/** Sets how far a player's verification is, by a word of spec 4. */
export async function setVerification(tx: Query, player: number, status: string): Promise<void> {
  await tx.run('UPDATE players SET verification_status = ? WHERE id = ?', [status, player])
}

/** Asks a player to prove who they are. */
export async function needVerification(tx: Query, player: number): Promise<void> {
  await tx.run('UPDATE players SET is_verification_needed = 1 WHERE id = ?', [player])
}

/** Somebody has looked: what was submitted is taken or refused, and once it is taken no more is asked for. */
export async function decideVerification(
  tx: Query,
  player: number,
  decision: { status: string; reason?: string | undefined },
): Promise<void> {
  const outcome = verificationStatus(decision.status)
  await setVerification(tx, player, decision.status)
  if (outcome === 'pending') return
  await tx.run("UPDATE documents SET status = ?, reason = ? WHERE player = ? AND status = 'waiting'", [
    outcome,
    decision.reason ?? null,
    player,
  ])
  if (outcome === 'success') await tx.run('UPDATE players SET is_verification_needed = 0 WHERE id = ?', [player])
}
