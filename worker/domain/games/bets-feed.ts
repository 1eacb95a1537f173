import type { Currency } from '../money/currencies.ts'
import type { Minor } from '../money/money.ts'

/** Any player's bet in the bets feed; `player` is null if the player hides it, `at` is ms of server time. */
export type FeedBet = {
  id: string
  /** An original by its slug, a provider's game by its name. */
  game: string
  player: string | null
  amount: Minor
  currency: Currency
  payout: Minor
  /** The stake in the operator's own currency, by which bets of several currencies are ordered. */
  worth: Minor
  at: number
}
