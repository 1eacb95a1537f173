import type { createDeposit, getDepositStatus } from '#endpoints/billing.ts'
import type { EndpointReply } from '../http/endpoint.ts'
import type { InvoiceRow } from '#db/rows.ts'
import type { Page } from '../core/page.ts'
import { type Currency, isCurrency } from '#domain/money/currencies.ts'
import { isInvoiceOpen } from '#domain/money/invoice.ts'

/** Values that an invoice's reply may lack. `currency` is the one of the order. */
type About = Pick<InvoiceRow, 'playerId' | 'methodHash' | 'methodName' | 'texts'> & { currency: Currency | null }

/**
 * Makes a row of a deposit. A new row starts as `waiting` even if the reply says it is paid: `applyInvoiceStatus` then
 * makes the step, with its notice. Amounts in minor units; `now` in ms of the server's clock.
 */
export function invoiceRow(
  reply: EndpointReply<typeof createDeposit>,
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
    ...(known?.bonus && { bonus: known.bonus }),
    createdAt: known?.createdAt ?? now,
    expiresAt: now + reply.life_time * 1_000,
  }
}

function knownCurrency(currency: string): Currency | null {
  return isCurrency(currency) ? currency : null
}

/**
 * An invoice's status from a reply or a socket frame, with the sums that may change until it is paid; null means not
 * reported.
 */
export type InvoiceReport = Pick<EndpointReply<typeof getDepositStatus>, 'status'> &
  Partial<EndpointReply<typeof getDepositStatus>>

/** The changes that a report makes to an open invoice, except its status; sums in minor units. */
export function changedSums(row: InvoiceRow, reported: InvoiceReport): Partial<InvoiceRow> {
  if (!isInvoiceOpen(row.status)) return {}
  const amount = reported.amount ?? row.amount
  return {
    amount,
    shopAmount: reported.shop_amount ?? row.shopAmount,
    commission: reported.commission ?? row.commission,
    // A different amount counts as changed even if the operator does not set the flag.
    sumWasChanged: reported.sum_was_changed ?? (row.sumWasChanged || amount !== row.amount),
    ...(row.crypto && reported.confirmations && { crypto: confirmed(row.crypto, reported.confirmations) }),
  }
}

type Crypto = NonNullable<InvoiceRow['crypto']>

/** The number of seen blocks never decreases, because messages may arrive late. */
function confirmed(crypto: Crypto, { needed, seen }: Crypto['confirmations']): Crypto {
  const { confirmations } = crypto
  if (needed === confirmations.needed && seen <= confirmations.seen) return crypto
  return { ...crypto, confirmations: { needed, seen: Math.max(seen, confirmations.seen) } }
}
