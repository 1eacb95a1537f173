import type { Currency } from '#domain/money/currencies.ts'
import type { Minor } from '#domain/money/money.ts'

/** A settled round or bet of the player whose result is on screen. `key` is the idempotency key of its bet. */
export type SeenRound = { id: string; key: string | null; amount: Minor; payout: Minor; currency: Currency }
