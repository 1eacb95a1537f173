import { isCurrency } from '#domain/money/currencies.ts'
import { minor } from '#domain/money/money.ts'
import type { VipTrigger } from '#domain/player/vip.ts'
import { wholeRoubles } from '../billing/scale.ts'
import type { Query } from '../database.ts'
import { levelAt } from './levels.ts'

/** A player's points: one per rouble staked (or its equivalent), plus points given by a test. */
export async function readPoints(query: Query, player: number): Promise<number> {
  const stakes = await query.rows(
    { currency: 'text', sum: 'int' },
    `SELECT currency, sum(amount) AS sum FROM (
       SELECT currency, amount FROM original_rounds WHERE player = ?1
       UNION ALL SELECT currency, amount FROM crash_bets WHERE player = ?1 AND status IN ('open', 'settled')
       UNION ALL SELECT currency, amount FROM provider_rounds WHERE player = ?1
       UNION ALL SELECT currency, amount FROM room_entries WHERE player = ?1 AND status = 'settled'
       UNION ALL SELECT currency, amount FROM duel_bets WHERE player = ?1 AND status = 'settled'
     ) GROUP BY currency`,
    [player],
  )
  const given = await query.row({ points: 'int' }, 'SELECT given_points AS points FROM vip WHERE player = ?', [player])
  const staked = stakes.map(({ currency, sum }) => (isCurrency(currency) ? wholeRoubles(minor(sum), currency) : 0))
  return staked.reduce((total, points) => total + points, given?.points ?? 0)
}

/** Whether a player's level is shown everywhere in the app. */
export async function isPremium(query: Query, player: number): Promise<boolean> {
  return levelAt(await readPoints(query, player))?.isPremium ?? false
}

/** Adds points (negative: removes them). */
export async function givePoints(tx: Query, player: number, points: number): Promise<void> {
  await tx.run(
    'INSERT INTO vip (player, given_points) VALUES (?1, ?2) ON CONFLICT DO UPDATE SET given_points = given_points + ?2',
    [player, points],
  )
}

/** How a player applied for VIP club membership; null without an application. */
export async function readRequest(query: Query, player: number): Promise<string | null> {
  const row = await query.row({ type: 'text?' }, 'SELECT request_type AS type FROM vip WHERE player = ?', [player])
  return row?.type ?? null
}

/** Stores the first application of a player; false if there already was one. */
export async function saveRequest(tx: Query, player: number, type: VipTrigger, at: number): Promise<boolean> {
  if ((await readRequest(tx, player)) !== null) return false
  await tx.run(
    `INSERT INTO vip (player, request_type, requested_at) VALUES (?1, ?2, ?3)
     ON CONFLICT DO UPDATE SET request_type = ?2, requested_at = ?3`,
    [player, type, at],
  )
  return true
}
