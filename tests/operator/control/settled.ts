import type { Query } from '../database.ts'

/**
 * How often the ledger contains each bet and payout (by key) and each deposit (by invoice). Anything but 1 is an
 * accounting error.
 */
export async function settledPerKey(query: Query) {
  const bets = await query.rows(
    { key: 'text', times: 'int' },
    `SELECT i.key, count(m.id) AS times FROM intents i
     JOIN movements m ON m.kind = i.call AND m.reference = i.reference WHERE i.call LIKE '%.bet' GROUP BY i.key`,
  )
  const deposits = await query.rows(
    { reference: 'text', times: 'int' },
    "SELECT reference, count(*) AS times FROM movements WHERE kind = 'deposit' GROUP BY reference",
  )
  const payouts = await query.rows(
    { key: 'text', times: 'int' },
    `SELECT i.key, count(m.id) AS times FROM intents i
     JOIN movements m ON m.kind = i.call AND m.reference = i.reference WHERE i.call = 'payout' GROUP BY i.key`,
  )
  return {
    betsSettled: Object.fromEntries(bets.map(({ key, times }) => [key, times])),
    depositsCredited: Object.fromEntries(deposits.map(({ reference, times }) => [reference, times])),
    payoutsBooked: Object.fromEntries(payouts.map(({ key, times }) => [key, times])),
  }
}
