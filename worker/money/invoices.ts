import { toDecimal } from '#domain/money/money.ts'
import { track } from '../reporting/analytics/index.ts'
import { getDepositStatus, getOpenDeposits } from '#endpoints/billing.ts'
import { toAppError } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import type { InvoiceRow } from '#db/rows.ts'
import { loadProfile } from '../profile/index.ts'
import { isInvoiceOpen } from '#domain/money/invoice.ts'
import { invoiceStatus, nextStatus } from '#domain/money/invoice-status.ts'
import { copyTexts, mergeTexts, textsIn } from '#domain/languages/texts-by-language.ts'
import { changedSums, invoiceRow, type InvoiceReport } from './invoice-row.ts'

/**
 * The operator may report the expiry a little later than our clock; after this delay the worker marks it expired
 * itself.
 */
const EXPIRY_GRACE_MS = 10_000
/** The operator's status number for an expired invoice. */
const EXPIRED = 5

/**
 * Writes a reported status of an invoice. The step to `paid` happens once, with one notice; a step that the player
 * caused (`isLocal`) makes no notice. Returns the status, null for an unknown invoice. Throws `CommandError`.
 */
export async function applyInvoiceStatus(
  context: Context,
  id: string,
  reported: InvoiceReport,
  isLocal = false,
): Promise<InvoiceRow['status'] | null> {
  const { db, session, clock } = context
  const authSession = await session.player()
  const step = await session.write(authSession, async () => {
    const row = await db.invoices.get(id)
    if (!row || row.playerId !== authSession.playerId) return null
    const now = invoiceStatus(reported.status)
    // An invoice that is being paid may take longer than its lifetime: only the operator ends it.
    const status = nextStatus(row.status, now === 'waiting' && isLate(row, clock.now()) ? 'expired' : now)
    const changes = { ...changedSums(row, reported), status }
    await db.invoices.update(id, changes)
    const invoice = { ...row, ...changes }
    if (status === row.status) return { invoice, changed: false }
    await noteStep(context, invoice, isLocal)
    return { invoice, changed: true }
  })
  if (step?.changed && step.invoice.status === 'paid') {
    const { currency, shopAmount, amount } = step.invoice
    track(context, 'deposit_paid', { currency, value: Number(toDecimal(shopAmount ?? amount)) })
    await afterPayment(context)
  }
  return step?.invoice.status ?? null
}

/** Adds the notice for an invoice's step, inside the transaction that makes the step. */
async function noteStep({ db, clock }: Context, invoice: InvoiceRow, isLocal: boolean): Promise<void> {
  const { id: invoiceId, playerId, status, currency } = invoice
  const at = clock.now()
  if (status === 'paid') {
    // The amount that arrives on the balance, which may differ from the amount paid.
    const amount = invoice.shopAmount ?? invoice.amount
    await db.notices.add({ playerId, at, kind: 'invoicePaid', invoiceId, amount, currency })
  } else if (!isLocal && (status === 'declined' || status === 'expired')) {
    await db.notices.add({ playerId, at, kind: 'invoiceClosed', invoiceId, status })
  }
}

/** Fetches what a payment changes. Runs once for each invoice, in the tab that made the step to `paid`. */
async function afterPayment(context: Context): Promise<void> {
  // A profile that cannot be loaded now is updated by the next balance message.
  await loadProfile(context).catch(() => null)
  const authSession = await context.session.current()
  if (!authSession?.playerId || !(await context.db.bonusBoard.get(authSession.playerId))) return
  await import('../bonuses/index.ts').then(({ loadBonuses }) => loadBonuses(context)).catch(() => undefined)
}

/** Asks the operator for the status of one invoice. Returns it, null for an unknown invoice. Throws `CommandError`. */
export async function checkInvoice(context: Context, id: string): Promise<InvoiceRow['status'] | null> {
  return applyInvoiceStatus(context, id, await context.call(getDepositStatus, { params: { invoiceId: id } }))
}

/** Asks for the status of every open invoice in parallel, so that one slow or failed call does not delay the others. */
export async function pollInvoices(context: Context): Promise<void> {
  const authSession = await context.session.current()
  if (!authSession?.playerId) return
  const rows = await context.db.invoices.where({ playerId: authSession.playerId }).toArray()
  await Promise.all(rows.filter(({ status }) => isInvoiceOpen(status)).map((row) => pollInvoice(context, row)))
}

/** An invoice that the operator no longer knows (404) counts as expired once its lifetime is over. */
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

/** Fetches the player's open invoices, including those that another device has opened. Throws `CommandError`. */
export function loadOpenInvoices(context: Context): Promise<void> {
  return context.localizedLoads.load('invoices', () => fetchOpenInvoices(context))
}

async function fetchOpenInvoices(context: Context): Promise<void> {
  const { db, session, call, page, clock, localizedLoads } = context
  const authSession = await session.player()
  const { playerId } = authSession
  const [{ items }, language] = await localizedLoads.inLanguage(() => call(getOpenDeposits, { authSession }))
  const billing = await db.billing.get(playerId)
  for (const item of items) {
    const method = billing?.methods.find(({ hash }) => hash === item.hash)
    // An invoice without a currency is in the currency of the payment methods.
    const currency = billing?.currency ?? null
    await session.write(authSession, async () => {
      const known = await db.invoices.get(item.id)
      const ofMethod = copyTexts(billing?.texts, item.hash ?? '', 'method')
      const texts = mergeTexts(mergeTexts(known?.texts, ofMethod), textsIn(language, { method: item.method }))
      // The method's name may have changed with the language.
      if (known) return void (await db.invoices.update(item.id, { methodName: item.method ?? known.methodName, texts }))
      const about = { playerId, methodHash: item.hash, methodName: item.method ?? method?.name ?? '', texts, currency }
      await db.invoices.put(invoiceRow(item, about, undefined, page, clock.now()))
    })
    await applyInvoiceStatus(context, item.id, item)
  }
}
