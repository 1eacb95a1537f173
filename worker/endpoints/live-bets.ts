import * as v from 'valibot'
import { amount, currency, id, listOf, timestamp, name, positiveAmount, shortText } from '../http/fields.ts'

/** The public data of any player's bet. */
const liveBet = v.object({
  id,
  /** An original by its slug, a provider's game by its name. */
  game: v.pipe(shortText, v.nonEmpty()),
  /** The player's public name; null if the player hides it. */
  player: v.optional(v.nullable(name), null),
  amount: positiveAmount,
  currency,
  payout: positiveAmount,
  /** The stake in the operator's own currency, by which bets of several currencies are ordered. */
  worth: amount,
  at: timestamp,
})

/** The topics `bets` (all games) and `bets:<game>`. */
export const liveBetsSnapshot = v.object({
  latest: listOf('bets.latest', liveBet, { mayBeEmptied: true }),
  /** The highest stakes of the last hour. */
  high: listOf('bets.high', liveBet, { mayBeEmptied: true }),
})
/** Newly settled bets, oldest first. */
export const liveBetsEvent = v.object({ bets: listOf('bets.event', liveBet) })

export type LiveBet = v.InferOutput<typeof liveBet>
export type LiveBetWire = v.InferInput<typeof liveBet>
export type LiveBetsSnapshotWire = v.InferInput<typeof liveBetsSnapshot>
export type LiveBetsEventWire = v.InferInput<typeof liveBetsEvent>
