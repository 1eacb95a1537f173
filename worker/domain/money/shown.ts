import type { Currency } from './currencies.ts'
import type { Minor } from './money.ts'

/**
 * The wallet as the player saw it beside a button that moves money. It is sent with the order, so that a press counts
 * only for what was on the screen. `balance` is null where the page showed none, or where it does not matter.
 */
export type Shown = { currency: Currency; balance: Minor | null }

/** What differs between the wallet on the screen and the stored one. */
export type ShownChange = 'currency.changed' | 'balance.changed'

/**
 * The first difference between the wallet that the player saw and the stored one; null if there is none. `localBalance`
 * is the balance after the last bet or payment of this tab: the player knows that change.
 */
export function findShownChange(shown: Shown, stored: Shown, localBalance: Minor | null): ShownChange | null {
  if (shown.currency !== stored.currency) return 'currency.changed'
  // More money than was shown makes no press wrong, and winnings may arrive at any time.
  if (shown.balance === null || stored.balance === null || stored.balance >= shown.balance) return null
  return stored.balance === localBalance ? null : 'balance.changed'
}
