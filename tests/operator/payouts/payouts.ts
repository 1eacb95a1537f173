import { type Currency, isCurrency } from '#domain/money/currencies.ts'
import { type Minor, minor } from '#domain/money/money.ts'
import { isPayoutOpen, PAYOUT_STATUSES, type PayoutStatus } from '#domain/money/payout.ts'
import { settleCard } from '../billing/cards.ts'
import type { Query } from '../database.ts'
import { transfer } from '../ledger.ts'

export type Payout = {
  id: number
  player: number
  method: string
  /** The masked recipient; the full one is never readable again. */
  recipient: string
  /** What leaves the wallet; the recipient gets it minus the commission. */
  amount: Minor
  commission: Minor
  currency: Currency
  status: PayoutStatus
  /** ms since the epoch, by the operator's clock. */
  createdAt: number
  /** Why it was declined, as a key of the app's texts. */
  reason: string | null
}

const COLUMNS = {
  id: 'int',
  player: 'int',
  method: 'text',
  recipient: 'text',
  amount: 'int',
  commission: 'int',
  currency: 'text',
  status: 'text',
  created_at: 'int',
  reason: 'text?',
} as const
const SELECT = `SELECT ${Object.keys(COLUMNS).join(', ')} FROM payouts`

export async function payoutById(query: Query, id: number): Promise<Payout | null> {
  return (await select(query, 'WHERE id = ?', [id]))[0] ?? null
}

/** A player's payouts, newest first. */
export async function readPayouts(query: Query, player: number, most: number): Promise<Payout[]> {
  return select(query, 'WHERE player = ? ORDER BY id DESC LIMIT ?', [player, most])
}

/** The open payouts of every player. */
export async function openPayouts(query: Query): Promise<Payout[]> {
  return select(query, "WHERE status IN ('waiting', 'processing') ORDER BY id", [])
}

async function select(query: Query, where: string, args: (string | number)[]): Promise<Payout[]> {
  const rows = await query.rows(COLUMNS, `${SELECT} ${where}`, args)
  return rows.map(({ amount, commission, currency, status, created_at: createdAt, ...row }) => {
    if (!isCurrency(currency) || !isStatus(status)) throw new Error(`payout ${row.id} makes no sense`)
    return { ...row, amount: minor(amount), commission: minor(commission), currency, status, createdAt }
  })
}

function isStatus(word: string): word is PayoutStatus {
  return PAYOUT_STATUSES.some((status) => status === word)
}

export type NewPayout = Pick<Payout, 'player' | 'method' | 'recipient' | 'amount' | 'commission' | 'currency'>

/** Opens a payout and reserves its amount: from the wallet to the pending account. Returns its id. */
export async function insertPayout(tx: Query, payout: NewPayout, at: number): Promise<number> {
  const { player, method, recipient, amount, commission, currency } = payout
  const { inserted } = await tx.run(
    `INSERT INTO payouts (player, method, recipient, amount, commission, currency, status, created_at)
     VALUES (?, ?, ?, ?, ?, ?, 'waiting', ?)`,
    [player, method, recipient, amount, commission, currency, at],
  )
  await enterStep(tx, inserted, 'waiting', at)
  await transfer(tx, {
    player,
    currency,
    at,
    kind: 'payout',
    reference: String(inserted),
    changes: { wallet: -amount, pending: amount },
  })
  return inserted
}

/**
 * Moves a payout on in the caller's transaction. Paid: the pending amount leaves, and the operator keeps the
 * commission; declined or cancelled: it returns to the wallet. A payout that has ended keeps its status, and false is
 * returned.
 */
export async function stepPayout(
  tx: Query,
  payout: Payout,
  { status: wanted, reason = null }: { status: PayoutStatus; reason?: string | null },
  at: number,
): Promise<boolean> {
  const { id, player, currency, amount, commission, status } = payout
  if (!isPayoutOpen(status) || wanted === status || wanted === 'waiting') return false
  const endedAt = isPayoutOpen(wanted) ? null : at
  await tx.run('UPDATE payouts SET status = ?, ended_at = ?, reason = ? WHERE id = ?', [wanted, endedAt, reason, id])
  await enterStep(tx, id, wanted, at)
  const movement = { player, currency, at, reference: String(id) }
  if (wanted === 'paid') {
    const changes = { pending: -amount, payouts: amount - commission, fees: commission }
    await transfer(tx, { ...movement, kind: 'payout.paid', changes })
    await settleCard(tx, 'payout', id, at)
  } else if (wanted !== 'processing') {
    await transfer(tx, { ...movement, kind: 'payout.back', changes: { pending: -amount, wallet: amount } })
  }
  return true
}

/** The status history of a payout, oldest first. */
export async function payoutSteps(query: Query, id: number): Promise<{ status: PayoutStatus; at: number }[]> {
  const rows = await query.rows(
    { status: 'text', at: 'int' },
    'SELECT status, at FROM payout_steps WHERE payout = ? ORDER BY rowid',
    [id],
  )
  return rows.flatMap(({ status, at }) => (isStatus(status) ? [{ status, at }] : []))
}

async function enterStep(tx: Query, id: number, status: PayoutStatus, at: number): Promise<void> {
  await tx.run('INSERT INTO payout_steps (payout, status, at) VALUES (?, ?, ?)', [id, status, at])
}
