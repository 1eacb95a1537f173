import * as v from 'valibot'
import { amount, currency, id, listField, timestamp, name, positiveAmount, shortText, orNull } from '../http/fields.ts'

/** The public data of any player's bet. */
const feedBet = v.object({
  id,
  /** An original by its slug, a provider's game by its name. */
  game: v.pipe(shortText, v.nonEmpty()),
  /** The player's public name; null if the player hides it. */
  player: orNull(name),
  amount: positiveAmount,
  currency,
  payout: positiveAmount,
  /** The stake in the operator's own currency, by which bets of several currencies are ordered. */
  worth: amount,
  at: timestamp,
})

/** The topics `bets` (all games) and `bets:<game>`. */
export const betsFeedSnapshot = v.object({
  latest: listField('bets.latest', feedBet, { mayBeEmptied: true }),
  /** The highest stakes of the last hour. */
  high: listField('bets.high', feedBet, { mayBeEmptied: true }),
})
/** Newly settled bets, oldest first. */
export const betsFeedEvent = v.object({ bets: listField('bets.event', feedBet) })

export type FeedBetWire = v.InferInput<typeof feedBet>
export type BetsFeedSnapshotWire = v.InferInput<typeof betsFeedSnapshot>
export type BetsFeedEventWire = v.InferInput<typeof betsFeedEvent>
