import type { Currency } from '../money/currencies.ts'
import type { Minor } from '../money/money.ts'

/** The public data of crash. Multipliers are hundredths, times are ms of server time. */

/** A finished round: `game` is its number in the hash chain, `hash` the secret from which it was drawn. */
export type CrashPoint = { id: string; game: number; point: number; hash: string }

/**
 * betting: bets are accepted until `starts_at` · running: the multiplier has been climbing since then · crashed: it
 * ended at `point`, and bets on the next round are accepted from `next_at` on.
 */
export type CrashRound =
  | { phase: 'betting'; id: string; starts_at: number }
  | { phase: 'running'; id: string; starts_at: number }
  | ({ phase: 'crashed'; starts_at: number; ended_at: number; next_at: number } & CrashPoint)

/** Sums of all bets of a round; `worth` and `paid` are in the operator's own currency. */
export type CrashTotals = { bets: number; cashed_out: number; worth: Minor; paid: Minor; currency: Currency }

/** Any player's bet; `player` is null if the player hides it, `multiplier` if it was not cashed out. */
export type CrashBet = {
  id: string
  player: string | null
  amount: Minor
  currency: Currency
  /** The stake in the operator's own currency, by which bets of several currencies are ordered. */
  worth: Minor
  multiplier: number | null
  payout: Minor
}
