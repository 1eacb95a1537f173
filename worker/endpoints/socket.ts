import * as v from 'valibot'
import { PAYOUT_STATUSES } from '#domain/money/payout.ts'
import { BONUS_STATUSES } from '#domain/money/bonus.ts'
import { SHARED_GAMES } from '#domain/games/shared-rounds.ts'
import { topicName } from '#domain/wire/topics.ts'
import { balance, currency, id, timestamp, positiveAmount, orNull } from '../http/fields.ts'
import { optionalName } from './money-fields.ts'

const topic = v.pipe(v.string(), v.regex(topicName))
/** Sequence number of a topic's messages: starts anywhere and grows by 1 per message. */
const seq = v.pipe(v.number(), v.integer(), v.minValue(0))

/**
 * Frames of the socket `ws(s)://general.<host>/socket`. The worker sends hello first; the operator sends nothing before
 * that. Without a token the connection is a guest's, who may subscribe to public topics. `authenticate` changes what
 * the connection may receive when a player logs in (a token) or out (null); the connection stays open.
 */
export const clientFrame = v.union([
  v.object({ type: v.literal('hello'), token: orNull(v.string()) }),
  v.object({ type: v.literal('authenticate'), token: v.nullable(v.string()) }),
  v.object({ type: v.literal('ping'), at: v.number() }),
  /** Requests the player's own data: balances, open invoices, the last payouts. */
  v.object({ type: v.literal('snapshot') }),
  /**
   * Subscribes to a topic: the operator sends its snapshot, then its events. Sent again, it requests a new snapshot.
   */
  v.object({ type: v.literal('subscribe'), topic }),
  v.object({ type: v.literal('unsubscribe'), topic }),
])

const walletFields = {
  balance: positiveAmount,
  currency,
  balance_version: v.pipe(v.number(), v.integer()),
  // Sent together, or not at all.
  bonus: v.optional(balance),
  bonus_balance: v.optional(balance),
  total_balance: v.optional(balance),
}

export const serverFrame = v.variant('type', [
  /** `user` is the player's id; null for a guest. */
  v.object({ type: v.literal('welcome'), at: timestamp, user: orNull(id) }),
  v.object({ type: v.literal('authenticated'), user: v.nullable(id) }),
  /** Echoes the ping's `at`, with the server's time. */
  v.object({ type: v.literal('pong'), at: v.number(), server: timestamp }),
  v.object({ type: v.literal('balance'), user: id, ...walletFields }),
  v.object({ type: v.literal('invoice'), user: id, id, status: v.pipe(v.number(), v.integer()) }),
  v.object({ type: v.literal('payout'), user: id, id, status: v.picklist(PAYOUT_STATUSES), reason: optionalName }),
  /** The progress of a bonus. */
  v.object({
    type: v.literal('bonus'),
    user: id,
    id,
    status: v.picklist(BONUS_STATUSES),
    /** The amount wagered so far. */
    done: positiveAmount,
  }),
  /** The player's own bet in a multiplayer game has changed: auto cash-out, draw or refund. */
  v.object({ type: v.literal('liveBet'), user: id, game: v.picklist(SHARED_GAMES), bet: v.unknown() }),
  /** The player's tournament entry has changed: place, points, or a paid prize. */
  v.object({ type: v.literal('tournament'), user: id, entry: v.unknown() }),
  /** The player's own sports bet has changed: a selection or the bet was settled. */
  v.object({ type: v.literal('sportBet'), user: id, bet: v.unknown() }),
  /** The player's limits, break or exclusion have changed: the whole protection, as `getProtection` replies. */
  v.object({ type: v.literal('protection'), user: id, state: v.unknown() }),
  /** The operator rejected a token; the connection continues as a guest's, or ends. */
  v.object({ type: v.literal('refused'), code: v.string() }),
  /** The state of a topic after the message with the number `seq`; `data` has the topic's own schema. */
  v.object({ type: v.literal('topic'), topic, seq, data: v.unknown() }),
  /** The change since the previous message. */
  v.object({ type: v.literal('event'), topic, seq, data: v.unknown() }),
])
export type ClientFrame = v.InferInput<typeof clientFrame>
export type ServerFrame = v.InferOutput<typeof serverFrame>
export type ServerFrameWire = v.InferInput<typeof serverFrame>
/** The known frame types: a frame of another type is ignored, a frame of these types that does not fit is malformed. */
export const SERVER_FRAME_TYPES: ReadonlySet<unknown> = new Set(
  serverFrame.options.map(({ entries }) => entries.type.literal),
)
