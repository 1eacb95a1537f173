import { toDecimal } from '../domain/money/money.ts'
import { track } from '../analytics/index.ts'
import { getDepositStatus, getOpenDeposits } from '../endpoints/billing.ts'
import { toAppError } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import type { InvoiceRow } from '../db/rows.ts'
import { loadProfile } from '../profile/index.ts'
import { invoiceStatus, isInvoiceOpen, nextStatus } from '../domain/money/invoice.ts'
import { changedSums, invoiceRow, type InvoiceReport } from './invoice-row.ts'

/** An operator may tell of the expiry a little after our clock does; past this we say it ourselves. */
const EXPIRY_GRACE_MS = 10_000
/** The operator's number for it. */
const EXPIRED = 5

/**
 * Writes what the operator says of an invoice; the step to paid happens once, with one notice. What the player did
 * (`ownDoing`) is no news to the player. Gives the status; null for an invoice that is not known here.
 */
export async function applyInvoiceStatus(
  context: Context,
  id: string,
  told: InvoiceReport,
  ownDoing = false,
): Promise<InvoiceRow['status'] | null> {
  const { db, session, clock } = context
  const holder = await session.player()
  const step = await session.write(holder, async () => {
    const row = await db.invoices.get(id)
    if (!row || row.playerId !== holder.playerId) return null
    const now = invoiceStatus(told.status)
    // One that is being paid may take longer than its time: only the operator ends it.
    const status = nextStatus(row.status, now === 'waiting' && isLate(row, clock.now()) ? 'expired' : now)
    const changes = { ...changedSums(row, told), status }
    await db.invoices.update(id, changes)
    const invoice = { ...row, ...changes }
    if (status === row.status) return { invoice, changed: false }
    await noteStep(context, invoice, ownDoing)
    return { invoice, changed: true }
  })
  if (step?.changed && step.invoice.status === 'paid') {
    const { currency, shopAmount, amount } = step.invoice
    track(context, 'deposit_paid', { currency, value: Number(toDecimal(shopAmount ?? amount)) })
    await afterPayment(context)
  }
  return step?.invoice.status ?? null
}

/** Leaves the notice of an invoice's step, in the transaction that takes it. */
async function noteStep({ db, clock }: Context, invoice: InvoiceRow, ownDoing: boolean): Promise<void> {
  const { id: invoiceId, playerId, status, currency } = invoice
  const at = clock.now()
  if (status === 'paid') {
    // What arrives, whatever was paid.
    const amount = invoice.shopAmount ?? invoice.amount
    await db.notices.add({ playerId, at, kind: 'invoicePaid', invoiceId, amount, currency })
  } else if (!ownDoing && (status === 'declined' || status === 'expired')) {
    await db.notices.add({ playerId, at, kind: 'invoiceClosed', invoiceId, status })
  }
}

/** Once for each invoice, in the one tab whose message took the step to paid: what changes with a payment is fetched. */
async function afterPayment(context: Context): Promise<void> {
  // What cannot be had now comes with the next message.
  await loadProfile(context).catch(() => null)
  const holder = await context.session.current()
  if (!holder?.playerId || !(await context.db.bonusBoard.get(holder.playerId))) return
  await import('../bonuses/index.ts').then(({ loadBonuses }) => loadBonuses(context)).catch(() => undefined)
}

/** Asks for the status of one invoice. */
export async function checkInvoice(context: Context, id: string): Promise<InvoiceRow['status'] | null> {
  return applyInvoiceStatus(context, id, await context.call(getDepositStatus, { params: { invoiceId: id } }))
}

/** Asks for every open invoice; one that cannot be asked for does not hold up the others. */
export async function pollInvoices(context: Context): Promise<void> {
  const holder = await context.session.current()
  if (!holder?.playerId) return
  const rows = await context.db.invoices.where({ playerId: holder.playerId }).toArray()
  await Promise.all(rows.filter(({ status }) => isInvoiceOpen(status)).map((row) => pollInvoice(context, row)))
}

/** One that the operator no longer knows is over once its time is. */
async function pollInvoice(context: Context, row: InvoiceRow): Promise<void> {
  try {
    await checkInvoice(context, row.id)
  } catch (error) {
    const isGone = toAppError(error).status === 404 && isLate(row, context.clock.now())
    if (isGone) await applyInvoiceStatus(context, row.id, { status: EXPIRED })
  }
}

function isLate({ expiresAt }: InvoiceRow, now: number): boolean {
  return now > expiresAt + EXPIRY_GRACE_MS
}

/** Takes over the player's open invoices, those that another device has opened among them. Throws `CommandError`. */
export function loadOpenInvoices(context: Context): Promise<void> {
  return context.localizedLoads.load('invoices', () => fetchOpenInvoices(context))
}

async function fetchOpenInvoices(context: Context): Promise<void> {
  const { db, session, call, page, clock } = context
  const holder = await session.player()
  const { playerId } = holder
  const { items } = await call(getOpenDeposits, { holder })
  const billing = await db.billing.get(playerId)
  for (const item of items) {
    const method = billing?.methods.find(({ hash }) => hash === item.hash)
    // One that names none is in the currency that the methods are in.
    const currency = billing?.currency ?? null
    await session.write(holder, async () => {
      const known = await db.invoices.get(item.id)
      // Its method may be called otherwise by now: in another language.
      if (known) return void (await db.invoices.update(item.id, { methodName: item.method ?? known.methodName }))
      const about = { playerId, methodHash: item.hash, methodName: item.method ?? method?.name ?? '', currency }
      await db.invoices.put(invoiceRow(item, about, undefined, page, clock.now()))
    })
    await applyInvoiceStatus(context, item.id, item)
  }
}
