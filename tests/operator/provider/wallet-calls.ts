import * as v from 'valibot'
import { CURRENCIES } from '../../../worker/domain/money/currencies.ts'

/** The wallet that a provider plays from: its calls, server to server. Amounts are integer minor units. */

const id = v.pipe(v.string(), v.regex(/^[\w:-]{1,128}$/))
const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const session = { session: id }

export const ORDERS = {
  /** Changes a one-time token for a session of this game in this mode. */
  open: v.object({ token: v.pipe(v.string(), v.maxLength(200)), game: id, mode: v.picklist(['demo', 'play']) }),
  /** How a session stands. */
  state: v.object(session),
  /** Takes a stake; with a campaign, a free spin of it in the place of money. */
  debit: v.object({ ...session, transaction: id, round: id, amount, campaign: v.optional(v.number()) }),
  /** Pays what a round won, nothing included, and ends it. */
  credit: v.object({ ...session, transaction: id, round: id, amount }),
  /** Undoes a debit that is not known to have come; one that comes after it is refused. */
  rollback: v.object({ ...session, transaction: id, debit: id }),
}
export type OrderName = keyof typeof ORDERS
export type Order<Name extends OrderName> = v.InferOutput<(typeof ORDERS)[Name]>

/** What each call answers. */
export const standing = v.object({
  session: id,
  mode: v.picklist(['demo', 'play']),
  currency: v.picklist(CURRENCIES),
  /** What there is to play with; null in a demo, which the provider gives chips for. */
  balance: v.nullable(amount),
  /** The player's free spins for this game: how many in all, and what the next one is of and stakes, until when. */
  free: v.nullable(v.object({ campaign: v.number(), left: v.number(), bet: amount, won: amount, until: v.string() })),
  /** What the limits of this currency are. */
  limits: v.object({ min: amount, max: amount }),
})
export type Standing = v.InferOutput<typeof standing>
