import type { Query } from '../database.ts'

/** Moves the past of a player back: movements of the ledger, sessions, breaks, exclusions and waiting limits. */
const STATEMENTS = [
  `UPDATE movements SET at = at - ?1 WHERE id IN (
     SELECT e.movement FROM entries e JOIN accounts a ON a.id = e.account WHERE a.player = ?2)`,
  'UPDATE tokens SET issued_at = issued_at - ?1 WHERE player = ?2',
  'UPDATE protection_sessions SET at = at - ?1 WHERE player = ?2',
  'UPDATE protection_limits SET pending_from = pending_from - ?1 WHERE player = ?2',
  `UPDATE protection_players SET break_until = break_until - ?1, excluded_at = excluded_at - ?1,
     excluded_until = excluded_until - ?1 WHERE player = ?2`,
] as const

export async function letTimePass(tx: Query, player: number, ms: number): Promise<void> {
  for (const statement of STATEMENTS) await tx.run(statement, [ms, player])
}
