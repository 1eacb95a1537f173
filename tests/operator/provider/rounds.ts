import { type Minor, minor } from '#domain/money/money.ts'
import type { Query } from '../database.ts'
import type { World } from '../world.ts'
import { gameById } from './games.ts'
import type { GameSession } from './launch.ts'

export type Round = { id: number; campaign: number | null; amount: Minor; endedAt: number | null }
type Begun = { name: string; amount: Minor; campaign: number | null; at: number }

/** A round of a session, by the provider's name for it or by its id. */
export async function roundOf(query: Query, { session }: GameSession, named: string | number): Promise<Round | null> {
  const row = await query.row(
    { id: 'int', campaign: 'int?', amount: 'int', ended_at: 'int?' },
    `SELECT id, campaign, amount, ended_at FROM provider_rounds
     WHERE session = ? AND ${typeof named === 'string' ? 'name' : 'id'} = ?`,
    [session, named],
  )
  if (!row) return null
  return { id: row.id, campaign: row.campaign, amount: minor(row.amount), endedAt: row.ended_at }
}

export async function beginRound(
  tx: Query,
  world: World,
  session: GameSession & { player: number },
  begun: Begun,
): Promise<number> {
  const { name, amount, campaign, at } = begun
  const game = gameById(world, session.game)?.name ?? session.game
  const { inserted } = await tx.run(
    `INSERT INTO provider_rounds (session, name, player, game, campaign, amount, currency, at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    [session.session, name, session.player, game, campaign, amount, session.currency, at],
  )
  return inserted
}

export async function endRound(tx: Query, id: number, payout: Minor, at: number): Promise<void> {
  await tx.run('UPDATE provider_rounds SET payout = ?, ended_at = ? WHERE id = ?', [payout, at, id])
}

/** Deletes a round whose stake was returned. Its transaction stays and is reported as rolled back. */
export async function dropRound(tx: Query, id: number): Promise<void> {
  await tx.run('UPDATE provider_transactions SET round = NULL WHERE round = ?', [id])
  await tx.run('DELETE FROM provider_rounds WHERE id = ?', [id])
}
