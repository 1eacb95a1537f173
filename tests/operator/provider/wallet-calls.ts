import * as v from 'valibot'
import { CURRENCIES } from '#domain/money/currencies.ts'

/** The wallet's calls for game providers, server to server. Amounts are integer minor units. */

const id = v.pipe(v.string(), v.regex(/^[\w:-]{1,128}$/))
const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const session = { session: id }

export const ORDERS = {
  /** Exchanges a one-time token for a session of this game in this mode. */
  open: v.object({ token: v.pipe(v.string(), v.maxLength(200)), game: id, mode: v.picklist(['demo', 'play']) }),
  /** The state of a session. */
  state: v.object(session),
  /** Debits a stake; with a campaign, uses one of its free spins instead of money. */
  debit: v.object({ ...session, transaction: id, round: id, amount, campaign: v.optional(v.number()) }),
  /** Credits the winnings of a round, possibly zero, and ends it. */
  credit: v.object({ ...session, transaction: id, round: id, amount }),
  /** Undoes a debit whose arrival is uncertain; if the debit arrives later, it is rejected. */
  rollback: v.object({ ...session, transaction: id, debit: id }),
}
export type OrderName = keyof typeof ORDERS
export type Order<Name extends OrderName> = v.InferOutput<(typeof ORDERS)[Name]>

/** The reply of each call. */
export const walletState = v.object({
  session: id,
  mode: v.picklist(['demo', 'play']),
  currency: v.picklist(CURRENCIES),
  /** The balance; null in a demo, for which the provider gives chips. */
  balance: v.nullable(amount),
  /** The player's free spins for this game: `left` over all campaigns; campaign, stake and expiry of the next spin. */
  free: v.nullable(v.object({ campaign: v.number(), left: v.number(), bet: amount, won: amount, until: v.string() })),
  /** The stake limits of this currency. */
  limits: v.object({ min: amount, max: amount }),
})
export type WalletState = v.InferOutput<typeof walletState>
