import type { Currency } from './currencies.ts'
import type { Minor } from './money.ts'

/** What every stored bet has: a round of an original game, a bet in a multiplayer game, and a sports bet. */
export type Bet = {
  id: string
  playerId: string
  /** ms of server time. */
  at: number
  /** The idempotency key of the bet; null if the operator does not report it. */
  key: string | null
  /** The key of this device's last action that led to the bet's current state; null if another device's did. */
  lastKey: string | null
  amount: Minor
  currency: Currency
  payout: Minor
}
