import { cancelDeposit, createDeposit, getDepositByKey } from '../endpoints/billing.ts'
import { runInBackground, toAppError } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import type { BillingRow, InvoiceRow } from '../db/rows.ts'
import { CommandError } from '../core/result.ts'
import { rangeProblem } from '../domain/money/limits.ts'
import { type Minor, toDecimal } from '../domain/money/money.ts'
import { invoiceRow } from './invoice-row.ts'
import { loadOpenInvoices, applyInvoiceStatus } from './invoices.ts'
import type { IntentKind, Journal } from './journal.ts'

export type DepositKind = IntentKind<typeof createDeposit, typeof getDepositByKey>

/** How a deposit is sent, found again by key and written as an invoice. */
export function depositKind({ db, page, clock }: Context): DepositKind {
  return {
    kind: 'deposit',
    send: createDeposit,
    look: getDepositByKey,
    unheardOf: 'deposit.unknown',
    async apply({ playerId }, reply, { subject, currency }) {
      const billing = await db.billing.get(playerId)
      const methodName = billing?.methods.find(({ hash }) => hash === subject)?.name ?? ''
      // One that is known already, by the poll or the socket, keeps how far it has come.
      const known = await db.invoices.get(reply.id)
      const about = { playerId, methodHash: subject, methodName, currency }
      await db.invoices.put(invoiceRow(reply, about, known, page, clock.now()))
      return { outcome: reply.id, state: 'settled' }
    },
  }
}

export type DepositOrder = { methodHash: string; amount: Minor; bonusId?: string }
export type OpenedDeposit = { invoiceId: string; url: string | null }

/** Opens an invoice for a deposit within the method's limits. Throws `CommandError`. */
export async function openDeposit(
  context: Context,
  journal: Journal,
  kind: DepositKind,
  { methodHash, amount, bonusId }: DepositOrder,
): Promise<OpenedDeposit> {
  const { db, session } = context
  const player = await session.player()
  const { playerId } = player
  const [billing, wallet] = await Promise.all([db.billing.get(playerId), db.wallets.get(playerId)])
  const method = billing?.methods.find(({ hash }) => hash === methodHash)
  const currency = wallet?.currency
  // Limits of another currency than the one in use say nothing.
  if (!billing || !method || !currency || billing.currency !== currency) {
    throw new CommandError({ code: 'unavailable', retry: true })
  }
  const problem = rangeProblem(amount, method)
  if (problem !== null) {
    const limit = problem === 'below' ? method.min : method.max
    throw new CommandError({
      code: 'limits',
      fields: { amount: [`amount.${problem}:${toDecimal(limit)}`] },
      retry: false,
    })
  }
  if (bonusId !== undefined) refuseBonus(billing, bonusId, amount)
  const body = { hash: methodHash, amount: toDecimal(amount), currency, ...(bonusId && { bonus: bonusId }) }
  try {
    const invoiceId = await journal.send({
      key: crypto.randomUUID(),
      player,
      kind,
      subject: methodHash,
      body,
      order: { amount, currency },
    })
    return { invoiceId, url: (await db.invoices.get(invoiceId))?.url ?? null }
  } catch (error) {
    // One that another device has opened is in the way: it is shown.
    if (toAppError(error).code === 'conflict') runInBackground(loadOpenInvoices(context))
    throw error
  }
}

/** Only a bonus whose rules are on screen is taken, and only by a deposit that it is given for. */
function refuseBonus({ bonus }: BillingRow, id: string, amount: Minor): void {
  if (bonus?.id !== id || !bonus.rules)
    throw new CommandError({ code: 'validation', reason: 'bonus.unknown', retry: false })
  const { minAmount } = bonus.rules
  if (minAmount === null || amount >= minAmount) return
  throw new CommandError({ code: 'limits', fields: { bonus: [`bonus.below:${toDecimal(minAmount)}`] }, retry: false })
}

/** Withdraws an open invoice; the operator decides whether it still can be. */
export async function withdrawDeposit(context: Context, id: string): Promise<InvoiceRow['status'] | null> {
  const holder = await context.session.player()
  const { status } = await context.call(cancelDeposit, { params: { invoiceId: id }, holder })
  return applyInvoiceStatus(context, id, { status }, true)
}
