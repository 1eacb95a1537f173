import * as v from 'valibot'
import { PAYOUT_STATUSES } from '../domain/money/payout.ts'
import { BONUS_STATUSES } from '../domain/money/bonus.ts'
import { LIVE_GAMES } from '../domain/games/live-games.ts'
import { topicName } from '../domain/protocol/topics.ts'
import { balance, currency, id, timestamp, positiveAmount } from '../http/fields.ts'

const topic = v.pipe(v.string(), v.regex(topicName))
/** Counts the messages of a topic, from any start: each is one more than the one before. */
const seq = v.pipe(v.number(), v.integer(), v.minValue(0))

/**
 * Frames of the socket `ws(s)://general.<host>/socket`. The worker says hello first; nothing comes before it. Without a
 * token it is a guest, who may subscribe to public topics. `authenticate` changes what the connection may hear when a
 * player logs in (a token) or out (null); the connection stays.
 */
export const clientFrame = v.union([
  v.object({ type: v.literal('hello'), token: v.optional(v.nullable(v.string()), null) }),
  v.object({ type: v.literal('authenticate'), token: v.nullable(v.string()) }),
  v.object({ type: v.literal('ping'), at: v.number() }),
  /** Asks for what is the player's own: balances, open invoices, the last payouts. */
  v.object({ type: v.literal('snapshot') }),
  /** Asks for a topic: answered with its snapshot, then with its events. Sent again, it asks for a new snapshot. */
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
  v.object({ type: v.literal('welcome'), at: timestamp, user: v.optional(v.nullable(id), null) }),
  v.object({ type: v.literal('authenticated'), user: v.nullable(id) }),
  /** Echoes the ping's own number, with the server's time. */
  v.object({ type: v.literal('pong'), at: v.number(), server: timestamp }),
  v.object({ type: v.literal('balance'), user: id, ...walletFields }),
  v.object({ type: v.literal('invoice'), user: id, id, status: v.pipe(v.number(), v.integer()) }),
  v.object({ type: v.literal('payout'), user: id, id, status: v.picklist(PAYOUT_STATUSES) }),
  /** How far a bonus has come. */
  v.object({
    type: v.literal('bonus'),
    user: id,
    id,
    status: v.picklist(BONUS_STATUSES),
    /** What has been staked. */
    done: positiveAmount,
  }),
  /** The player's own bet in a game played together has changed: it was cashed out by its target, drawn, paid back. */
  v.object({ type: v.literal('liveBet'), user: id, game: v.picklist(LIVE_GAMES), bet: v.unknown() }),
  /** The player in a tournament: a place or points have changed, or a prize was paid. */
  v.object({ type: v.literal('tournament'), user: id, entry: v.unknown() }),
  /** The player's own bet on sports has changed: a selection was settled, or the bet was. */
  v.object({ type: v.literal('sportBet'), user: id, bet: v.unknown() }),
  /** A token was refused; the connection goes on as a guest's, or ends. */
  v.object({ type: v.literal('refused'), code: v.string() }),
  /** A topic as it stands after the message numbered `seq`; `data` is of the topic's own schema. */
  v.object({ type: v.literal('topic'), topic, seq, data: v.unknown() }),
  /** What has changed since the message before. */
  v.object({ type: v.literal('event'), topic, seq, data: v.unknown() }),
])
export type ClientFrame = v.InferInput<typeof clientFrame>
export type ServerFrame = v.InferOutput<typeof serverFrame>
export type ServerFrameWire = v.InferInput<typeof serverFrame>
/** The types of frames that there are: one of another type is ignored, one of these that does not fit is malformed. */
export const SERVER_FRAME_TYPES: ReadonlySet<unknown> = new Set(
  serverFrame.options.map(({ entries }) => entries.type.literal),
)
