import type { betDice } from '../../../worker/api/dice.ts'
import type { WireOf } from '../../../worker/api/endpoint.ts'
import { isCurrency } from '../../../worker/rules/currencies.ts'
import { minor, toDecimal } from '../../../worker/rules/money.ts'
import type { Clock } from '../clock.ts'
import type { Query, RowOf } from '../database.ts'

export type Settled = WireOf<typeof betDice>

const COLUMNS = {
  id: 'int',
  key: 'text?',
  at: 'int',
  amount: 'int',
  currency: 'text',
  target: 'int',
  direction: 'text',
  roll: 'int',
  payout: 'int',
  nonce: 'int',
  server_seed_hash: 'text',
  client_seed: 'text',
  balance_after: 'int',
  version_after: 'int',
} as const

const SELECT = `SELECT r.id, r.key, r.at, r.amount, r.currency, r.target, r.direction, r.roll, r.payout, r.nonce,
  p.server_seed_hash, p.client_seed, r.balance_after, r.version_after
  FROM dice_rounds r JOIN dice_pairs p ON p.id = r.pair`

/** A settled round with the wallet as it was right after it. */
export async function roundById(query: Query, clock: Clock, id: number): Promise<Settled | null> {
  const row = await query.row(COLUMNS, `${SELECT} WHERE r.id = ?`, [id])
  return row ? settledWire(row, clock) : null
}

/** A player's roll; undefined where there is none of that id. */
export async function roundOf(
  query: Query,
  clock: Clock,
  player: number,
  id: string,
): Promise<Settled['round'] | undefined> {
  const row = await query.row(COLUMNS, `${SELECT} WHERE r.player = ? AND r.id = ?`, [player, id])
  return row && settledWire(row, clock).round
}

/** A player's rounds, the newest first. */
export async function lastRounds(
  query: Query,
  clock: Clock,
  player: number,
  most: number,
): Promise<Settled['round'][]> {
  const rows = await query.rows(COLUMNS, `${SELECT} WHERE r.player = ? ORDER BY r.id DESC LIMIT ?`, [player, most])
  return rows.map((row) => settledWire(row, clock).round)
}

function settledWire(row: RowOf<typeof COLUMNS>, clock: Clock): Settled {
  const { currency } = row
  if (!isCurrency(currency)) throw new Error(`round ${row.id} has no currency`)
  return {
    round: {
      id: row.id,
      key: row.key,
      at: clock.moment(row.at),
      amount: toDecimal(minor(row.amount)),
      currency,
      target: row.target,
      direction: row.direction === 'over' ? 'over' : 'under',
      roll: row.roll,
      payout: toDecimal(minor(row.payout)),
      server_seed_hash: row.server_seed_hash,
      client_seed: row.client_seed,
      nonce: row.nonce,
    },
    wallet: { balance: toDecimal(minor(row.balance_after)), currency, balance_version: row.version_after },
  }
}
