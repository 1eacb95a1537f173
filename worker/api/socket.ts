import * as v from 'valibot'
import { currency, id, moment, positiveAmount } from './fields.ts'

/** Frames of the socket `ws(s)://general.<host>/socket`. The worker says hello first; nothing comes before it. */
export const clientFrame = v.union([
  v.object({ type: v.literal('hello'), token: v.string() }),
  v.object({ type: v.literal('ping'), at: v.number() }),
  v.object({ type: v.literal('snapshot') }),
])

const walletFields = { balance: positiveAmount, currency, balance_version: v.pipe(v.number(), v.integer()) }

export const serverFrame = v.union([
  v.object({ type: v.literal('welcome'), at: moment }),
  /** Echoes the ping's own number, with the server's time. */
  v.object({ type: v.literal('pong'), at: v.number(), server: moment }),
  v.object({ type: v.literal('balance'), user: id, ...walletFields }),
  v.object({ type: v.literal('invoice'), user: id, id, status: v.pipe(v.number(), v.integer()) }),
  v.object({ type: v.literal('refused'), code: v.string() }),
])
export type ClientFrame = v.InferInput<typeof clientFrame>
export type ServerFrame = v.InferOutput<typeof serverFrame>
export type ServerFrameWire = v.InferInput<typeof serverFrame>
