import type { createDeposit, getDepositStatus } from '../endpoints/billing.ts'
import type { ReplyOf } from '../http/endpoint.ts'
import type { InvoiceRow } from '../db/rows.ts'
import type { Page } from '../core/page.ts'
import { type Currency, isCurrency } from '../domain/money/currencies.ts'
import { isInvoiceOpen } from '../domain/money/invoice.ts'

/** What an invoice's reply does not say by itself. `currency` is the one that was asked for. */
type About = Pick<InvoiceRow, 'playerId' | 'methodHash' | 'methodName'> & { currency: Currency | null }

/**
 * A deposit process as a row. Steps are taken from there on by status alone, so that one that is found paid already is
 * told like any other.
 */
export function invoiceRow(
  reply: ReplyOf<typeof createDeposit>,
  { currency, ...about }: About,
  known: InvoiceRow | undefined,
  page: Page,
  now: number,
): InvoiceRow {
  return {
    ...about,
    id: reply.id,
    type: reply.type,
    status: known?.status ?? 'waiting',
    amount: reply.amount,
    currency: reply.currency === null ? currency : knownCurrency(reply.currency),
    shopAmount: reply.shop_amount,
    commission: reply.commission,
    cardNumber: reply.card?.card_number ?? null,
    phoneNumber: reply.card?.phone_number ?? null,
    crypto: reply.crypto,
    sumWasChanged: reply.sum_was_changed ?? false,
    url: page.address(reply.url),
    createdAt: known?.createdAt ?? now,
    expiresAt: now + reply.life_time * 1_000,
  }
}

function knownCurrency(currency: string): Currency | null {
  return isCurrency(currency) ? currency : null
}

/** A status as some message tells it, with the sums that may change until it is paid; null is not told. */
export type InvoiceReport = Pick<ReplyOf<typeof getDepositStatus>, 'status'> & Partial<ReplyOf<typeof getDepositStatus>>

/** What a message changes of an open invoice beside its status. */
export function changedSums(row: InvoiceRow, told: InvoiceReport): Partial<InvoiceRow> {
  if (!isInvoiceOpen(row.status)) return {}
  const amount = told.amount ?? row.amount
  return {
    amount,
    shopAmount: told.shop_amount ?? row.shopAmount,
    commission: told.commission ?? row.commission,
    // A sum that has become another one has changed, whether that is said or not.
    sumWasChanged: told.sum_was_changed ?? (row.sumWasChanged || amount !== row.amount),
    ...(row.crypto && told.confirmations && { crypto: confirmed(row.crypto, told.confirmations) }),
  }
}

type Crypto = NonNullable<InvoiceRow['crypto']>

/** Blocks are not taken back for a message that comes late. */
function confirmed(crypto: Crypto, { needed, seen }: Crypto['confirmations']): Crypto {
  const { confirmations } = crypto
  if (needed === confirmations.needed && seen <= confirmations.seen) return crypto
  return { ...crypto, confirmations: { needed, seen: Math.max(seen, confirmations.seen) } }
}
