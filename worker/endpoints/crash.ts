import * as v from 'valibot'
import { get } from '../http/endpoint.ts'
import {
  amount,
  currency,
  hex64,
  id,
  listField,
  timestamp,
  name,
  positiveAmount,
  shortText,
  orNull,
} from '../http/fields.ts'
import { multiplier } from './shared-rounds/shapes.ts'

/** Number of a game in the hash chain: as many hashes lie between it and the published end. */
const game = v.pipe(v.number(), v.integer(), v.minValue(1))
const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** The data of a finished round; its hash is secret until then. */
const point = v.object({ id, game, point: multiplier, hash: hex64 })

/**
 * The current state of a round. betting: bets are accepted until `starts_at` · running: the multiplier has been
 * climbing since then · crashed: it ended at `point`, and bets on the next round are accepted from `next_at` on.
 */
const round = v.variant('phase', [
  v.object({ phase: v.literal('betting'), id, starts_at: timestamp }),
  v.object({ phase: v.literal('running'), id, starts_at: timestamp }),
  v.object({
    phase: v.literal('crashed'),
    starts_at: timestamp,
    ended_at: timestamp,
    next_at: timestamp,
    ...point.entries,
  }),
])

/** Sums of all bets of the round; `worth` and `paid` are in the operator's own currency, `currency`. */
const totals = v.object({ bets: count, cashed_out: count, worth: positiveAmount, paid: positiveAmount, currency })

/** The public data of any player's bet. */
const bet = v.object({
  id,
  /** The player's public name; null if the player hides it. */
  player: orNull(name),
  amount: positiveAmount,
  currency,
  /** The stake in the operator's own currency, by which bets of several currencies are ordered. */
  worth: amount,
  /** The multiplier at which it was cashed out; null if it was not. */
  multiplier: orNull(multiplier),
  payout: positiveAmount,
})
const cashOut = v.object({ id, multiplier, payout: positiveAmount })

/** The topic `crash`. */
export const crashSnapshot = v.object({
  /** null if there is no round. */
  round: v.nullable(round),
  totals,
  /** The largest bets of the round. */
  bets: listField('crash.bets', bet, { mayBeEmptied: true }),
  /** The last rounds, newest first. */
  last: listField('crash.last', point, { mayBeEmptied: true }),
})

/**
 * A change. An event with a round id concerns only that round. During a round, an event arrives at least every 2 s;
 * without one for longer, the displayed state may be outdated.
 */
export const crashEvent = v.variant('kind', [
  /** The next phase; in the phase betting, bets and totals start empty. */
  v.object({ kind: v.literal('round'), round }),
  v.object({ kind: v.literal('bets'), round: id, bets: listField('crash.event.bets', bet), totals }),
  v.object({ kind: v.literal('cashOuts'), round: id, cash_outs: listField('crash.event.cashOuts', cashOut), totals }),
  /** Bets that were cancelled before the start. */
  v.object({ kind: v.literal('cancelled'), round: id, bets: listField('crash.event.cancelled', id), totals }),
  v.object({ kind: v.literal('still') }),
])

/** The hash chain from which the games are drawn: its end and its salt are published before the first game. */
const chain = { terminating_hash: hex64, salt: v.pipe(shortText, v.nonEmpty()), games: game }

export const getCrashRound = get('crash.getRound', '/api/v2/crash/round/{id}', {
  service: 'crash',
  token: 'none',
  /** A finished round, with the chain from which it was drawn. */
  reply: v.object({ ...point.entries, starts_at: timestamp, ended_at: timestamp, ...chain }),
  statuses: [404],
})

export const getCrashChain = get('crash.getChain', '/api/v2/crash/chain', {
  service: 'crash',
  token: 'none',
  /** `current` is the number of the current game; 0 before the first. */
  reply: v.object({ ...chain, current: count }),
})

export type CrashSnapshot = v.InferOutput<typeof crashSnapshot>
export type CrashEvent = v.InferOutput<typeof crashEvent>
export type CrashSnapshotWire = v.InferInput<typeof crashSnapshot>
export type CrashEventWire = v.InferInput<typeof crashEvent>
export type CrashRoundWire = v.InferInput<typeof round>
export type CrashBetWire = v.InferInput<typeof bet>
