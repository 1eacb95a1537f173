import { randomBytes } from 'node:crypto'
import type { createDeposit } from '../../../worker/api/billing.ts'
import type { WireOf } from '../../../worker/api/endpoint.ts'
import { type Currency, isCurrency } from '../../../worker/rules/currencies.ts'
import { invoiceStatus, isOpen } from '../../../worker/rules/invoice.ts'
import { type Minor, minor, toDecimal } from '../../../worker/rules/money.ts'
import type { Query } from '../database.ts'
import { ownOrigin } from '../http/sites.ts'
import { credit } from '../ledger.ts'
import type { World } from '../world.ts'
import { methodByHash } from './methods.ts'

/** The status numbers of the wire, by what they mean (worker/rules/invoice.ts reads them back). */
export const STATUS = { waiting: 1, processing: 2, paid: 3, declined: 4, expired: 5 } as const
export type Status = (typeof STATUS)[keyof typeof STATUS]

export type Invoice = {
  id: number
  secret: string
  player: number
  method: string
  amount: Minor
  currency: Currency
  status: number
  /** ms since the epoch, the operator's clock. */
  expiresAt: number
}

const COLUMNS = {
  id: 'int',
  secret: 'text',
  player: 'int',
  method: 'text',
  amount: 'int',
  currency: 'text',
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
    return { ...row, currency, amount: minor(amount), expiresAt }
  })
}

export async function createInvoice(
  tx: Query,
  world: World,
  invoice: { player: number; method: string; amount: Minor; currency: Currency },
): Promise<number> {
  const now = world.clock.now()
  const { inserted } = await tx.run(
    `INSERT INTO invoices (secret, player, method, amount, currency, status, created_at, expires_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      randomBytes(24).toString('base64url'),
      invoice.player,
      invoice.method,
      invoice.amount,
      invoice.currency,
      STATUS.waiting,
      now,
      now + world.settings.invoiceLifeMs,
    ],
  )
  return inserted
}

/**
 * Ends an open invoice; paying credits the wallet in the same transaction, once. An invoice that has ended keeps its
 * status. Gives the invoice as it is afterwards and whether this call ended it; null where there is none.
 */
export async function endInvoice(
  world: World,
  id: number,
  wanted: Status,
): Promise<{ invoice: Invoice; ended: boolean } | null> {
  const result = await world.database.write(async (tx) => {
    const invoice = await invoiceById(tx, id)
    if (!invoice) return null
    if (!isOpen(invoiceStatus(invoice.status))) return { invoice, ended: false }
    const overdue = invoice.expiresAt <= world.clock.now() && wanted !== STATUS.declined
    const status = overdue ? STATUS.expired : wanted
    await tx.run('UPDATE invoices SET status = ?, ended_at = ? WHERE id = ?', [status, world.clock.now(), id])
    if (status === STATUS.paid) {
      const { player, amount } = invoice
      await credit(tx, {
        player,
        amount,
        from: 'deposits',
        kind: 'deposit',
        reference: String(id),
        at: world.clock.now(),
      })
    }
    return { invoice: { ...invoice, status }, ended: true }
  })
  if (result?.ended) await announce(world, result.invoice)
  return result
}

async function announce(world: World, { id, player, status }: Invoice): Promise<void> {
  world.invoiceTimers.forget(id)
  if (status === STATUS.paid) await world.realtime.pushBalance(player)
  world.realtime.send(player, { type: 'invoice', user: player, id, status })
}

/** An invoice as the deposit process of the contract, with the seconds that are left. */
export function depositWire(world: World, invoice: Invoice): WireOf<typeof createDeposit> {
  const method = methodByHash(invoice.method)
  const left = Math.max(0, Math.ceil((invoice.expiresAt - world.clock.now()) / 1_000))
  return {
    id: invoice.id,
    type: method?.card ? 'transfer' : 'redirect',
    status: invoice.status,
    amount: toDecimal(invoice.amount),
    shop_amount: toDecimal(invoice.amount),
    commission: '0.00',
    currency: invoice.currency,
    card: method?.card ?? null,
    life_time: left,
    sum_was_changed: false,
    url: `${ownOrigin('pay', world.port)}/${invoice.secret}`,
  }
}
