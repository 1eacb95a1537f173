import * as v from 'valibot'
import { PAYOUT_STATUSES } from '../rules/payout.ts'
import { BONUS_STATUSES } from '../rules/bonus.ts'
import { balance, currency, id, moment, positiveAmount } from './fields.ts'

/** Frames of the socket `ws(s)://general.<host>/socket`. The worker says hello first; nothing comes before it. */
export const clientFrame = v.union([
  v.object({ type: v.literal('hello'), token: v.string() }),
  v.object({ type: v.literal('ping'), at: v.number() }),
  v.object({ type: v.literal('snapshot') }),
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

export const serverFrame = v.union([
  v.object({ type: v.literal('welcome'), at: moment }),
  /** Echoes the ping's own number, with the server's time. */
  v.object({ type: v.literal('pong'), at: v.number(), server: moment }),
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
  v.object({ type: v.literal('refused'), code: v.string() }),
])
export type ClientFrame = v.InferInput<typeof clientFrame>
export type ServerFrame = v.InferOutput<typeof serverFrame>
export type ServerFrameWire = v.InferInput<typeof serverFrame>
