import type { HistoryRow } from '#db/view.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { type Minor, ZERO, minor } from '#domain/money/money.ts'

/**
 * The total in one currency, in minor units; null if it exceeds the safe range. `out` is the sum of payouts; only bets
 * have payouts.
 */
export type Total = { currency: Currency; amount: Minor | null; out: Minor | null }

/** The totals by currency: all bets and prizes, and only the paid deposits and withdrawals. */
export function computeTotals(rows: readonly HistoryRow[]): Total[] {
  const totals = new Map<Currency, Total>()
  for (const row of rows) {
    if (row.kind === 'logins' || ('status' in row && row.status !== 'paid')) continue
    const { currency } = row
    const { amount, out } = totals.get(currency) ?? { amount: ZERO, out: ZERO }
    const payout = row.kind === 'bets' ? row.payout : ZERO
    totals.set(currency, { currency, amount: sum(amount, row.amount), out: sum(out, payout) })
  }
  return [...totals.values()]
}

/** The net result: negative if more was staked than paid out. */
export function computeNet({ amount, out }: Total): Minor | null {
  return amount === null || out === null ? null : minor(out - amount)
}

function sum(so: Minor | null, more: Minor): Minor | null {
  if (so === null) return null
  try {
    return minor(so + more)
  } catch {
    // Each amount is valid, but the sum exceeds the safe range.
    return null
  }
}
