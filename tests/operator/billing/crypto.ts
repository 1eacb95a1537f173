import type { Query } from '../database.ts'
import type { Minor } from '#domain/money/money.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { playAddress } from './addresses.ts'
import { atRate, coinRate } from './exchange.ts'
import { type PayInMethod, methodByHash } from './methods.ts'

/** The coins to send for an invoice, and their progress on the chain. */
export type CryptoPayment = {
  address: string
  /** In coins, as decimal text. */
  amount: string
  coin: string
  network: string
  needed: number
  seen: number
  /** When it was sent, in ms by the operator's clock; null before. */
  sentAt: number | null
}

/** Converts an amount to a method's coin; null for a method without coins. */
export function coinAmount({ crypto }: PayInMethod, amount: Minor, currency: Currency): string | null {
  return crypto ? atRate(amount, coinRate(crypto.coin, currency), crypto.digits) : null
}

/** Assigns a coin address to a new invoice; does nothing for other methods. */
export async function addCrypto(
  tx: Query,
  invoice: { id: number; method: string; amount: Minor; currency: Currency },
): Promise<void> {
  const method = methodByHash(invoice.method)
  if (!method?.crypto) return
  await tx.run('INSERT INTO crypto_payments (invoice, address, amount) VALUES (?, ?, ?)', [
    invoice.id,
    playAddress(method.crypto.chain.id),
    coinAmount(method, invoice.amount, invoice.currency),
  ])
}

/** Updates the coin amount after the sum of an invoice changed. */
export async function changeCoins(
  tx: Query,
  invoice: { id: number; method: string; currency: Currency },
  amount: Minor,
): Promise<void> {
  const method = methodByHash(invoice.method)
  if (!method?.crypto) return
  await tx.run('UPDATE crypto_payments SET amount = ? WHERE invoice = ?', [
    coinAmount(method, amount, invoice.currency),
    invoice.id,
  ])
}

export async function readCrypto(query: Query, invoice: { id: number; method: string }): Promise<CryptoPayment | null> {
  const crypto = methodByHash(invoice.method)?.crypto
  if (!crypto) return null
  const row = await query.row(
    { address: 'text', amount: 'text', sent_at: 'int?', seen: 'int' },
    'SELECT address, amount, sent_at, seen FROM crypto_payments WHERE invoice = ?',
    [invoice.id],
  )
  if (!row) return null
  const { network, confirmations: needed } = crypto.chain
  return {
    address: row.address,
    amount: row.amount,
    coin: crypto.coin,
    network,
    needed,
    seen: row.seen,
    sentAt: row.sent_at,
  }
}

/** Marks the coins as sent, and sets the number of confirmations, which never decreases. */
export async function markSeen(tx: Query, invoice: number, seen: number, now: number): Promise<void> {
  await tx.run('UPDATE crypto_payments SET sent_at = coalesce(sent_at, ?), seen = max(seen, ?) WHERE invoice = ?', [
    now,
    seen,
    invoice,
  ])
}
