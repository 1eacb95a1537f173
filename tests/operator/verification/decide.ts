import { verificationStatus } from '#domain/player/verification.ts'
import type { Query } from '../database.ts'
import { pushDocuments } from '../push/events.ts'
import type { World } from '../world.ts'

/** Sets a player's verification status, a word of the wire format. */
export async function setVerification(tx: Query, player: number, status: string): Promise<void> {
  await tx.run('UPDATE players SET verification_status = ? WHERE id = ?', [status, player])
}

/** Requires a player to verify their identity. */
export async function needVerification(tx: Query, player: number): Promise<void> {
  await tx.run('UPDATE players SET is_verification_needed = 1 WHERE id = ?', [player])
}

type Decision = { status: string; reason?: string | undefined }

/** Decides about the submitted documents and notifies the player. */
export async function sendDecision(world: World, player: number, decision: Decision): Promise<void> {
  await world.database.write((tx) => decideVerification(tx, player, decision))
  const outcome = verificationStatus(decision.status)
  if (outcome !== 'pending') pushDocuments(world, player, outcome === 'success')
}

/** Accepts or rejects the submitted documents; once accepted, no more are required. */
async function decideVerification(tx: Query, player: number, decision: Decision): Promise<void> {
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
