import { randomBytes } from 'node:crypto'
import { computeCommission } from '#domain/money/commission.ts'
import { type Currency, isCurrency } from '#domain/money/currencies.ts'
import { isInvoiceOpen } from '#domain/money/invoice.ts'
import { invoiceStatus } from '#domain/money/invoice-status.ts'
import { type Minor, minor } from '#domain/money/money.ts'
import { INVOICE_LIFE_MS } from '#domain/settings/constants.ts'
import type { Query } from '../database.ts'
import { transfer } from '../ledger.ts'
import type { World } from '../world.ts'
import { methodByHash } from './methods.ts'

/** The status numbers of the wire format; worker/domain/money/invoice.ts reads them back. */
export const STATUS = { waiting: 1, processing: 2, paid: 3, declined: 4, expired: 5 } as const
export type Status = (typeof STATUS)[keyof typeof STATUS]

export type Invoice = {
  id: number
  secret: string
  player: number
  method: string
  /** `amount` is what the player pays, `shopAmount` what arrives on the wallet; the difference is the commission. */
  amount: Minor
  shopAmount: Minor
  commission: Minor
  sumWasChanged: boolean
  currency: Currency
  /** Id (in bonuses/offers.ts) of the bonus that was requested with it. */
  bonus: string | null
  status: number
  /** ms since the epoch, by the operator's clock. */
  expiresAt: number
}

const COLUMNS = {
  id: 'int',
  secret: 'text',
  player: 'int',
  method: 'text',
  amount: 'int',
  shop_amount: 'int',
  commission: 'int',
  sum_was_changed: 'int',
  currency: 'text',
  bonus: 'text?',
  status: 'int',
  expires_at: 'int',
} as const
const SELECT = `SELECT ${Object.keys(COLUMNS).join(', ')} FROM invoices`

export async function invoiceById(query: Query, id: number): Promise<Invoice | null> {
  return (await select(query, 'WHERE id = ?', [id]))[0] ?? null
}

export async function invoiceBySecret(query: Query, secret: string): Promise<Invoice | null> {
  return (await select(query, 'WHERE secret = ?', [secret]))[0] ?? null
}

/** The invoices that may still be paid: of one player, or of all. */
export async function openInvoices(query: Query, player: number | null): Promise<Invoice[]> {
  return select(query, `WHERE status IN (${STATUS.waiting}, ${STATUS.processing}) AND (? IS NULL OR player = ?)`, [
    player,
    player,
  ])
}

async function select(query: Query, where: string, args: (string | number | null)[]): Promise<Invoice[]> {
  const rows = await query.rows(COLUMNS, `${SELECT} ${where} ORDER BY id`, args)
  return rows.map(({ expires_at: expiresAt, currency, amount, ...row }) => {
    if (!isCurrency(currency)) throw new Error(`invoice ${row.id} has no currency`)
    const { shop_amount: shopAmount, sum_was_changed: isChanged, commission, ...rest } = row
    const sums = { amount: minor(amount), shopAmount: minor(shopAmount), commission: minor(commission) }
    return { ...rest, ...sums, sumWasChanged: isChanged === 1, currency, expiresAt }
  })
}

export async function createInvoice(
  tx: Query,
  world: World,
  invoice: { player: number; method: string; amount: Minor; currency: Currency; bonus?: string | null },
): Promise<number> {
  const now = world.clock.now()
  const commission = depositCommission(invoice.method, invoice.amount)
  const { inserted } = await tx.run(
    `INSERT INTO invoices (secret, player, method, amount, shop_amount, commission, currency, bonus, status,
       created_at, expires_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      randomBytes(24).toString('base64url'),
      invoice.player,
      invoice.method,
      invoice.amount,
      invoice.amount - commission,
      commission,
      invoice.currency,
      invoice.bonus ?? null,
      STATUS.waiting,
      now,
      now + INVOICE_LIFE_MS,
    ],
  )
  return inserted
}

function depositCommission(method: string, amount: Minor): Minor {
  return computeCommission(amount, { percent: (methodByHash(method)?.commissionPercent ?? 0) * 100, fixed: minor(0) })
}

/** Changes the amount of an open invoice, because the player sent another amount than requested. */
export async function changeSum(tx: Query, { id, method }: Invoice, amount: Minor): Promise<void> {
  const commission = depositCommission(method, amount)
  await tx.run('UPDATE invoices SET amount = ?, shop_amount = ?, commission = ?, sum_was_changed = 1 WHERE id = ?', [
    amount,
    amount - commission,
    commission,
    id,
  ])
}

/** The next status of an open invoice: an overdue one can only expire, unless its payment is processing. */
export function statusAfter(invoice: Invoice, wanted: Status, now: number): Status {
  const isOverdue = invoice.status === STATUS.waiting && invoice.expiresAt <= now
  return isOverdue && wanted !== STATUS.declined ? STATUS.expired : wanted
}

/**
 * Moves an open invoice on in the caller's transaction. Paying credits the wallet once, and the operator keeps the
 * commission. An invoice that has ended keeps its status, and false is returned.
 */
export async function stepInvoice(tx: Query, invoice: Invoice, wanted: Status, now: number): Promise<boolean> {
  if (!isInvoiceOpen(invoiceStatus(invoice.status))) return false
  const status = statusAfter(invoice, wanted, now)
  if (status === invoice.status) return false
  const { id, player, currency, amount, shopAmount, commission } = invoice
  const endedAt = isInvoiceOpen(invoiceStatus(status)) ? null : now
  await tx.run('UPDATE invoices SET status = ?, ended_at = ? WHERE id = ?', [status, endedAt, id])
  if (status === STATUS.paid) {
    const changes = { deposits: -amount, wallet: shopAmount, fees: commission }
    await transfer(tx, { player, currency, kind: 'deposit', reference: String(id), at: now, changes })
  }
  return true
}
