import { expect, test } from 'vitest'
import type { FeedBet } from '#domain/games/bets-feed.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { minor } from '#domain/money/money.ts'
import { convert, getWorth } from '#src/bets-feed/worth.ts'

function bet(currency: Currency, amount: number, worth: number): FeedBet {
  const sums = { amount: minor(amount), payout: minor(0), worth: minor(worth) }
  return { id: `${currency}${amount}`, game: 'dice', player: null, currency, at: 0, ...sums }
}

test('the largest stake of each currency says what the currency is worth', () => {
  const worth = getWorth([bet('USD', 1, 92), bet('USD', 1_000, 92_500), bet('RUB', 500, 500), bet('KZT', 0, 0)])
  expect(worth).toEqual({ USD: { amount: 1_000, worth: 92_500 }, RUB: { amount: 500, worth: 500 } })
})

test('an amount is converted between two currencies of the feed, and is unknown in any other', () => {
  const worth = getWorth([bet('USD', 1_000, 92_500), bet('RUB', 500, 500), bet('KZT', 500, 100)])
  expect(convert(minor(1_000), 'USD', 'RUB', worth)).toBe(92_500)
  expect(convert(minor(1_000), 'RUB', 'USD', worth)).toBe(10)
  expect(convert(minor(200), 'USD', 'KZT', worth)).toBe(92_500)
  expect(convert(minor(200), 'EUR', 'RUB', worth)).toBeNull()
  expect(convert(minor(200), 'RUB', 'EUR', worth)).toBeNull()
})
