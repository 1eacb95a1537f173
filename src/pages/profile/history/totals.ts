import type { HistoryRow } from '../../../../worker/db/view.ts'
import type { Currency } from '../../../../worker/rules/currencies.ts'
import { type Minor, ZERO, minor } from '../../../../worker/rules/money.ts'

/** What lines come to in one currency, in minor units. `out` is what was paid out; there is none but for bets. */
export type Total = { currency: Currency; amount: Minor; out: Minor }

/** The sums of lines by currency: of bets all, of deposits and withdrawals those that were paid. */
export function totalsOf(rows: readonly HistoryRow[]): Total[] {
  const totals = new Map<Currency, Total>()
  for (const row of rows) {
    if (row.kind === 'logins' || (row.kind !== 'bets' && row.status !== 'paid')) continue
    const { currency } = row
    const before = totals.get(currency) ?? { currency, amount: ZERO, out: ZERO }
    const out = row.kind === 'bets' ? minor(before.out + row.payout) : ZERO
    totals.set(currency, { currency, amount: minor(before.amount + row.amount), out })
  }
  return [...totals.values()]
}
