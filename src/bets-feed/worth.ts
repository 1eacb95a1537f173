import type { FeedBet } from '#domain/games/bets-feed.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { type Minor, minor } from '#domain/money/money.ts'

/** What an amount of a currency is worth in the operator's own currency. */
type Rate = { amount: Minor; worth: Minor }
export type Worth = Partial<Record<Currency, Rate>>

/** The worth of the currencies that bets were made in: each bet of the feed says what its stake is worth. */
export function getWorth(bets: readonly FeedBet[]): Worth {
  // Worths are whole minor units, so the largest stake is the most exact.
  const largestFirst = bets
    .filter(({ amount, worth }) => amount > 0 && worth > 0)
    .toSorted((one, other) => other.worth - one.worth)
  const found: Worth = {}
  for (const { currency, amount, worth } of largestFirst) found[currency] ??= { amount, worth }
  return found
}

/** About how much an amount is in another currency, rounded down; null where the worth of one of them is unknown. */
export function convert(amount: Minor, from: Currency, to: Currency, worth: Worth): Minor | null {
  const [of, per] = [worth[from], worth[to]]
  if (!of || !per) return null
  return minor(
    Number((BigInt(amount) * BigInt(of.worth) * BigInt(per.amount)) / (BigInt(of.amount) * BigInt(per.worth))),
  )
}
