import { track } from '../analytics/index.ts'
import { cancelDeposit, createDeposit, getBilling, getDepositByKey, getDepositStatus } from '../api/billing.ts'
import type { ReplyOf } from '../api/endpoint.ts'
import { toAppError } from '../command.ts'
import type { Context } from '../context.ts'
import type { BillingRow, InvoiceRow, PaymentMethod } from '../db/rows.ts'
import { loadProfile } from '../profile/index.ts'
import { Failure } from '../result.ts'
import { DEFAULT_CURRENCY } from '../rules/currencies.ts'
import { invoiceStatus, isOpen, nextStatus } from '../rules/invoice.ts'
import { rangeProblem } from '../rules/limits.ts'
import { type Minor, toDecimal } from '../rules/money.ts'
import type { IntentKind, Journal } from './journal.ts'

/** An operator may tell of the expiry a little after our clock does; past this we say it ourselves. */
const EXPIRY_GRACE_MS = 10_000
/** The operator's number for it. */
const EXPIRED = 5

export async function loadBilling(context: Context): Promise<void> {
  const { db, call, clock, session } = context
  const holder = await session.player()
  const { payments } = await context.part('billing', () => call(getBilling))
  const row: BillingRow = {
    playerId: holder.playerId,
    methods: payments.methods.map(toMethod),
    bonusName: payments.bonus?.name ?? null,
    fetchedAt: clock.now(),
  }
  await session.write(holder, () => db.billing.put(row))
}

function toMethod(method: ReplyOf<typeof getBilling>['payments']['methods'][number]): PaymentMethod {
  return {
    hash: method.hash,
    name: method.name.en,
    min: method.min_amount,
    max: method.max_amount,
    standard: method.default_amount,
    exchangeCurrency: method.exchange_currency,
  }
}

export type DepositKind = IntentKind<typeof createDeposit, typeof getDepositByKey>

/** How a deposit is sent, found again by key and written as an invoice. */
export function depositKind({ db, page, clock }: Context): DepositKind {
  return {
    kind: 'deposit',
    send: createDeposit,
    look: getDepositByKey,
    unheardOf: 'deposit.unknown',
    async apply({ playerId }, reply, intent) {
      const [billing, wallet] = await Promise.all([db.billing.get(playerId), db.wallets.get(playerId)])
      const method = billing?.methods.find(({ hash }) => hash === intent.subject)
      const now = clock.now()
      // One that is known already, by the poll or the socket, keeps how far it has come.
      const known = await db.invoices.get(reply.id)
      await db.invoices.put({
        id: reply.id,
        playerId,
        methodHash: intent.subject,
        methodName: method?.name ?? '',
        type: reply.type,
        // Steps are taken from here on by status alone, so that one found paid already is told like any other.
        status: known?.status ?? 'waiting',
        amount: reply.amount,
        currency: reply.currency ?? wallet?.currency ?? DEFAULT_CURRENCY,
        shopAmount: reply.shop_amount,
        commission: reply.commission,
        cardNumber: reply.card?.card_number ?? null,
        phoneNumber: reply.card?.phone_number ?? null,
        sumWasChanged: reply.sum_was_changed,
        url: page.address(reply.url),
        createdAt: known?.createdAt ?? now,
        expiresAt: now + reply.life_time * 1_000,
      })
      return reply.id
    },
  }
}

export type OpenedDeposit = { invoiceId: string; url: string | null }

/** Opens an invoice for a deposit within the method's limits. Throws `Failure`. */
export async function openDeposit(
  context: Context,
  journal: Journal,
  kind: DepositKind,
  { methodHash, amount }: { methodHash: string; amount: Minor },
): Promise<OpenedDeposit> {
  const { db, session } = context
  const player = await session.player()
  const { playerId } = player
  const [billing, wallet] = await Promise.all([db.billing.get(playerId), db.wallets.get(playerId)])
  const method = billing?.methods.find(({ hash }) => hash === methodHash)
  if (!method || !wallet?.currency) throw new Failure({ code: 'unavailable', retry: true })
  const problem = rangeProblem(amount, method)
  if (problem !== null) {
    const limit = problem === 'below' ? method.min : method.max
    throw new Failure({ code: 'limits', fields: { amount: [`amount.${problem}:${toDecimal(limit)}`] }, retry: false })
  }
  const body = { hash: methodHash, amount: toDecimal(amount), currency: wallet.currency }
  const { outcome } = await journal.send(player, kind, methodHash, body)
  return { invoiceId: outcome, url: (await db.invoices.get(outcome))?.url ?? null }
}

/**
 * Writes what the operator says of an invoice; the step to paid happens once, with one notice. What the player did
 * (`ownDoing`) is no news to the player. Gives the status.
 */
export async function takeInvoiceStatus(
  context: Context,
  id: string,
  code: number,
  ownDoing = false,
): Promise<InvoiceRow['status'] | null> {
  const { db, session, clock } = context
  const holder = await session.player()
  const step = await session.write(holder, async () => {
    const row = await db.invoices.get(id)
    if (!row || row.playerId !== holder.playerId) return null
    const told = invoiceStatus(code)
    // One that is being paid may take longer than its time: only the operator ends it.
    const status = nextStatus(row.status, told === 'waiting' && isLate(row, clock.now()) ? 'expired' : told)
    if (status === row.status) return { status, changed: false as const }
    await db.invoices.update(id, { status })
    const at = clock.now()
    if (status === 'paid') {
      const { currency } = row
      // What arrives, whatever was paid.
      const amount = row.shopAmount ?? row.amount
      await db.notices.add({ playerId: holder.playerId, at, kind: 'invoicePaid', invoiceId: id, amount, currency })
    } else if (!ownDoing && (status === 'declined' || status === 'expired')) {
      await db.notices.add({ playerId: holder.playerId, at, kind: 'invoiceClosed', invoiceId: id, status })
    }
    return { status, changed: true as const, currency: row.currency }
  })
  if (step?.changed && step.status === 'paid') {
    track(context, 'deposit_paid', { currency: step.currency })
    // The balance has changed with it; a profile that cannot be had now comes with the next message.
    await loadProfile(context).catch(() => null)
  }
  return step?.status ?? null
}

/** Asks for the status of one invoice. */
export async function checkInvoice(context: Context, id: string): Promise<InvoiceRow['status'] | null> {
  const { status } = await context.call(getDepositStatus, { params: { invoiceId: id } })
  return takeInvoiceStatus(context, id, status)
}

/** Asks for every open invoice; one that cannot be asked for does not hold up the others. */
export async function pollInvoices(context: Context): Promise<void> {
  const holder = await context.session.holder()
  if (!holder?.playerId) return
  const rows = await context.db.invoices.where({ playerId: holder.playerId }).toArray()
  await Promise.all(rows.filter(({ status }) => isOpen(status)).map((row) => pollInvoice(context, row)))
}

/** One that the operator no longer knows is over once its time is. */
async function pollInvoice(context: Context, row: InvoiceRow): Promise<void> {
  try {
    await checkInvoice(context, row.id)
  } catch (error) {
    const isGone = toAppError(error).status === 404 && isLate(row, context.clock.now())
    if (isGone) await takeInvoiceStatus(context, row.id, EXPIRED)
  }
}

function isLate({ expiresAt }: InvoiceRow, now: number): boolean {
  return now > expiresAt + EXPIRY_GRACE_MS
}

/** Withdraws an open invoice; the operator decides whether it still can be. */
export async function withdrawDeposit(context: Context, id: string): Promise<InvoiceRow['status'] | null> {
  const holder = await context.session.player()
  const { status } = await context.call(cancelDeposit, { params: { invoiceId: id }, holder })
  return takeInvoiceStatus(context, id, status, true)
}
