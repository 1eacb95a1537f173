import { cancelDeposit, createDeposit, getDepositByKey } from '#endpoints/billing.ts'
import { assertEnabled } from '../core/assert-enabled.ts'
import { runInBackground, toAppError } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import type { BillingRow, InvoiceRow } from '#db/rows.ts'
import { CommandError } from '#domain/calls/result.ts'
import { type Minor, toDecimal } from '#domain/money/money.ts'
import { copyTexts, mergeTexts } from '#domain/languages/texts-by-language.ts'
import type { Shown } from '#domain/money/shown.ts'
import { assertMayDeposit, refreshAfterRejection } from '../protection/index.ts'
import { assertLimits } from './assert-limits.ts'
import { assertUsedCard, forgetGoneCard } from './used-cards.ts'
import { invoiceRow } from './invoice-row.ts'
import { loadOpenInvoices, applyInvoiceStatus } from './invoices.ts'
import type { IntentKind, Journal } from './journal.ts'

export type DepositKind = IntentKind<typeof createDeposit, typeof getDepositByKey>

/** How the journal sends a deposit, looks it up by key and writes it as an invoice. */
export function depositKind({ db, page, clock }: Context): DepositKind {
  return {
    kind: 'deposit',
    send: createDeposit,
    look: getDepositByKey,
    unknownKeyCode: 'deposit.unknown',
    async apply({ playerId }, reply, { subject, currency }) {
      const billing = await db.billing.get(playerId)
      const methodName = billing?.methods.find(({ hash }) => hash === subject)?.name ?? ''
      // The poll or the socket may have stored the invoice already: `invoiceRow` then preserves its status.
      const known = await db.invoices.get(reply.id)
      const texts = mergeTexts(known?.texts, copyTexts(billing?.texts, subject, 'method'))
      const about = { playerId, methodHash: subject, methodName, texts, currency }
      await db.invoices.put(invoiceRow(reply, about, known, page, clock.now()))
      return { outcome: reply.id, state: 'settled' }
    },
  }
}

/**
 * `amount` in minor units of the currency in `shown`; `exchangeRate` of the method as the player saw it; `cardId` is a
 * card of an earlier payment.
 */
export type DepositOrder = {
  methodHash: string
  amount: Minor
  shown: Shown
  exchangeRate: string | null
  bonusId?: string
  cardId?: string
}
export type OpenedDeposit = { invoiceId: string; url: string | null }

/** Opens an invoice for a deposit (minor units) within the method's limits. Throws `CommandError`. */
export async function openDeposit(
  context: Context,
  journal: Journal,
  kind: DepositKind,
  { methodHash, amount, shown, exchangeRate, bonusId, cardId }: DepositOrder,
): Promise<OpenedDeposit> {
  const { db, session } = context
  const player = await session.player()
  await assertEnabled(context, 'disable-deposits')
  const { playerId } = player
  const [billing, wallet] = await Promise.all([db.billing.get(playerId), db.wallets.get(playerId)])
  if (wallet) journal.assertShown(wallet, shown)
  const method = billing?.methods.find(({ hash }) => hash === methodHash)
  const currency = wallet?.currency
  // Limits in another currency than the active one do not apply.
  if (!billing || !method || !currency || billing.currency !== currency) {
    throw new CommandError({ code: 'unavailable', retry: true })
  }
  if (method.exchangeRate !== exchangeRate)
    throw new CommandError({ code: 'conflict', reason: 'terms.changed', retry: true })
  assertUsedCard(billing, methodHash, cardId)
  assertLimits(amount, method)
  await assertMayDeposit(context, { playerId, amount, currency })
  if (bonusId !== undefined) assertBonusAllowed(billing, bonusId, amount)
  const optional = { ...(bonusId && { bonus: bonusId }), ...(cardId !== undefined && { card_id: cardId }) }
  const body = { hash: methodHash, amount: toDecimal(amount), currency, ...optional }
  try {
    const invoiceId = await journal.send({
      key: crypto.randomUUID(),
      player,
      kind,
      subject: methodHash,
      body,
      order: { amount, currency },
    })
    if (bonusId !== undefined && billing.bonus?.rules)
      await db.invoices.update(invoiceId, { bonus: billing.bonus.rules })
    return { invoiceId, url: (await db.invoices.get(invoiceId))?.url ?? null }
  } catch (error) {
    // Another device has opened an invoice: fetch it so that the page shows it.
    if (toAppError(error).code === 'conflict') runInBackground(loadOpenInvoices(context))
    refreshAfterRejection(context, error)
    await forgetGoneCard(context, player, { cardId, error })
    throw error
  }
}

/** Throws unless the bonus has rules, which the player has seen, and the amount reaches its minimum. */
function assertBonusAllowed({ bonus }: BillingRow, id: string, amount: Minor): void {
  if (bonus?.id !== id || !bonus.rules)
    throw new CommandError({ code: 'validation', reason: 'bonus.unknown', retry: false })
  const { minAmount } = bonus.rules
  if (minAmount === null || amount >= minAmount) return
  throw new CommandError({ code: 'limits', fields: { bonus: [`bonus.below:${toDecimal(minAmount)}`] }, retry: false })
}

/**
 * Cancels an open invoice; the operator decides whether that is still possible. Returns its status afterwards, null for
 * an unknown invoice. Throws `CommandError`.
 */
export async function withdrawDeposit(context: Context, id: string): Promise<InvoiceRow['status'] | null> {
  const authSession = await context.session.player()
  const { status } = await context.call(cancelDeposit, { params: { invoiceId: id }, authSession })
  return applyInvoiceStatus(context, id, { status }, true)
}
