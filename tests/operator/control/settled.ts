import { STATUS } from '../billing/invoices.ts'
import type { Query } from '../database.ts'

/**
 * How often the ledger contains each accepted bet and payout (by key) and each paid deposit (by invoice): 0 where it has
 * none. Anything but 1 is an accounting error. A key that was rejected, or closed before its call came, is not listed.
 */
export async function settledPerKey(query: Query) {
  const bets = await query.rows(
    { key: 'text', times: 'int' },
    `SELECT i.key, count(m.id) AS times FROM intents i
     LEFT JOIN movements m ON m.kind = i.call AND m.reference = i.reference
     WHERE i.call LIKE '%.bet' AND i.reference IS NOT NULL GROUP BY i.key`,
  )
  const deposits = await query.rows(
    { reference: 'text', times: 'int' },
    `SELECT CAST(i.id AS TEXT) AS reference, count(m.id) AS times FROM invoices i
     LEFT JOIN movements m ON m.kind = 'deposit' AND m.reference = CAST(i.id AS TEXT)
     WHERE i.status = ${STATUS.paid} GROUP BY i.id`,
  )
  const payouts = await query.rows(
    { key: 'text', times: 'int' },
    `SELECT i.key, count(m.id) AS times FROM intents i
     LEFT JOIN movements m ON m.kind = i.call AND m.reference = i.reference
     WHERE i.call = 'payout' AND i.reference IS NOT NULL GROUP BY i.key`,
  )
  return {
    betsSettled: Object.fromEntries(bets.map(({ key, times }) => [key, times])),
    depositsCredited: Object.fromEntries(deposits.map(({ reference, times }) => [reference, times])),
    payoutsBooked: Object.fromEntries(payouts.map(({ key, times }) => [key, times])),
  }
}
