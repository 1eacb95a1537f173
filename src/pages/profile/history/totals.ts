import type { HistoryRow } from '../../../../worker/db/view.ts'
import type { Currency } from '../../../../worker/domain/money/currencies.ts'
import { type Minor, ZERO, minor } from '../../../../worker/domain/money/money.ts'

/**
 * What lines come to in one currency, in minor units, null where that is beyond belief. `out` is what was paid out;
 * there is none but for bets.
 */
export type Total = { currency: Currency; amount: Minor | null; out: Minor | null }

/** The sums of lines by currency: of bets and prizes all, of deposits and withdrawals those that were paid. */
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

/** What was won in all, below zero where more was staked. */
export function computeNet({ amount, out }: Total): Minor | null {
  return amount === null || out === null ? null : minor(out - amount)
}

function sum(so: Minor | null, more: Minor): Minor | null {
  if (so === null) return null
  try {
    return minor(so + more)
  } catch {
    // Each amount can be believed, all of them together cannot.
    return null
  }
}
