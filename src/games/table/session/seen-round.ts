import type { Currency } from '#domain/money/currencies.ts'
import type { Minor } from '#domain/money/money.ts'

/**
 * A settled round or bet of the player whose result is on screen. `key` is the idempotency key of its bet; `keys` are
 * those of all the player's stakes in it, in a game that takes several.
 */
export type SeenRound = {
  id: string
  key: string | null
  keys?: readonly string[]
  amount: Minor
  payout: Minor
  currency: Currency
}
