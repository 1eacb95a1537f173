import * as v from 'valibot'
import { endpoint } from '../http/endpoint.ts'
import { amount, currency, hex64, id, listOf, timestamp, name, positiveAmount, shortText } from '../http/fields.ts'
import { multiplier } from './live/shapes.ts'

/** Where a game stands in its chain: so many hashes lie between it and the published end. */
const game = v.pipe(v.number(), v.integer(), v.minValue(1))
const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** What a round that is over is known by; its hash is secret until then. */
const point = v.object({ id, game, point: multiplier, hash: hex64 })

/**
 * A round as it stands. betting: bets are taken until `starts_at` · running: the multiplier has climbed since then ·
 * crashed: it ended at `point`, and bets of the next one are taken from `next_at` on.
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

/** Of all bets of the round; `worth` and `paid` are in the operator's own currency, which is `currency`. */
const totals = v.object({ bets: count, cashed_out: count, worth: positiveAmount, paid: positiveAmount, currency })

/** A bet of anybody, as all may see it. */
const bet = v.object({
  id,
  /** What the player is called in public; null where the player hides it. */
  player: v.optional(v.nullable(name), null),
  amount: positiveAmount,
  currency,
  /** The stake in the operator's own currency, by which bets of several currencies are ordered. */
  worth: amount,
  /** Where it was cashed out; null while it was not. */
  multiplier: v.optional(v.nullable(multiplier), null),
  payout: positiveAmount,
})
const cashOut = v.object({ id, multiplier, payout: positiveAmount })

/** The topic `crash`. */
export const crashSnapshot = v.object({
  /** null while no round is on. */
  round: v.nullable(round),
  totals,
  /** The largest of the round. */
  bets: listOf('crash.bets', bet, { mayBeEmptied: true }),
  /** The last rounds, the newest first. */
  last: listOf('crash.last', point, { mayBeEmptied: true }),
})

/**
 * What has changed since. Those that name a round are of that round alone. While a round is on, something comes at least
 * every two seconds: what is older than that is not known to stand.
 */
export const crashEvent = v.variant('kind', [
  /** The next phase; with betting, bets and totals begin from nothing. */
  v.object({ kind: v.literal('round'), round }),
  v.object({ kind: v.literal('bets'), round: id, bets: listOf('crash.event.bets', bet), totals }),
  v.object({ kind: v.literal('cashOuts'), round: id, cash_outs: listOf('crash.event.cashOuts', cashOut), totals }),
  /** Bets that were taken back before the start. */
  v.object({ kind: v.literal('cancelled'), round: id, bets: listOf('crash.event.cancelled', id), totals }),
  v.object({ kind: v.literal('still') }),
])

/** The chain that games are drawn from: its end and its salt are published before the first of them. */
const chain = { terminating_hash: hex64, salt: v.pipe(shortText, v.nonEmpty()), games: game }

export const getCrashRound = endpoint({
  name: 'crash.getRound',
  service: 'crash',
  method: 'GET',
  path: '/api/v2/crash/round/{id}',
  token: 'none',
  /** One that is over, with the chain that it was drawn from. */
  reply: v.object({ ...point.entries, starts_at: timestamp, ended_at: timestamp, ...chain }),
  refusals: [404],
})

export const getCrashChain = endpoint({
  name: 'crash.getChain',
  service: 'crash',
  method: 'GET',
  path: '/api/v2/crash/chain',
  token: 'none',
  /** `current` is the game that is on; 0 before the first. */
  reply: v.object({ ...chain, current: count }),
})

export type CrashSnapshot = v.InferOutput<typeof crashSnapshot>
export type CrashEvent = v.InferOutput<typeof crashEvent>
export type CrashRound = v.InferOutput<typeof round>
export type CrashBet = v.InferOutput<typeof bet>
export type CrashPoint = v.InferOutput<typeof point>
export type CrashTotals = v.InferOutput<typeof totals>
export type CrashSnapshotWire = v.InferInput<typeof crashSnapshot>
export type CrashEventWire = v.InferInput<typeof crashEvent>
export type CrashRoundWire = v.InferInput<typeof round>
export type CrashBetWire = v.InferInput<typeof bet>
