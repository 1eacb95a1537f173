import type { FeedBet } from '#domain/games/bets-feed.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { type Minor, minor } from '#domain/money/money.ts'

/** What a unit of a currency is worth in the operator's own currency. */
export type Worth = Partial<Record<Currency, number>>

/** The worth of the currencies that bets were made in: each bet of the feed says what its stake is worth. */
export function getWorth(bets: readonly FeedBet[]): Worth {
  // Worths are whole minor units, so the largest stake is the most exact.
  const largestFirst = bets.filter(({ amount, worth }) => amount > 0 && worth > 0)
  largestFirst.sort((one, other) => other.worth - one.worth)
  const found: Worth = {}
  for (const { currency, amount, worth } of largestFirst) found[currency] ??= worth / amount
  return found
}

/** About how much an amount is in another currency; null where the worth of one of them is unknown. */
export function convert(amount: Minor, from: Currency, to: Currency, worth: Worth): Minor | null {
  const [of, per] = [worth[from], worth[to]]
  return of === undefined || per === undefined ? null : minor(Math.round((amount * of) / per))
}
