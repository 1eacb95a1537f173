import * as v from 'valibot'
import { DUEL_PAST_FLIPS, DUELS_SHOWN } from '../domain/games/duels.ts'
import { hex64, id, timestamp, name, positiveAmount } from '../http/fields.ts'
import { entryId } from './rooms.ts'

/** The topic `duels:<currency>`: coinflips between players that wait for somebody, and the last flips. */

const side = v.picklist(['heads', 'tails'])
const player = v.optional(v.nullable(name), null)

const openDuel = v.object({
  id,
  /** Who opened it, as all may see it; null where the player hides it. */
  player,
  side,
  amount: positiveAmount,
  server_seed_hash: hex64,
  at: timestamp,
  closes_at: timestamp,
})

/** A duel that somebody has joined; `side` is still that of who opened it. */
const flip = v.object({
  ...openDuel.entries,
  joined: v.object({
    /** The bet that joined it: the idempotency key, as the joiner's device made it. */
    bet: entryId,
    player,
  }),
  /** When the coin begins to fly, on the server's clock. */
  flips_at: timestamp,
  server_seed: hex64,
  /** What fell. */
  result: side,
  payout: positiveAmount,
})

export const duelsSnapshot = v.object({
  open: v.pipe(v.array(openDuel), v.maxLength(DUELS_SHOWN)),
  /** The newest first. */
  flips: v.pipe(v.array(flip), v.maxLength(DUEL_PAST_FLIPS)),
})
export const duelsEvent = v.variant('kind', [
  v.object({ kind: v.literal('opened'), duel: openDuel }),
  v.object({ kind: v.literal('taken'), flip }),
  /** Cancelled, or closed by itself. */
  v.object({ kind: v.literal('closed'), id }),
])

export type OpenDuelReply = v.InferOutput<typeof openDuel>
export type DuelFlipReply = v.InferOutput<typeof flip>
export type OpenDuelWire = v.InferInput<typeof openDuel>
export type DuelFlipWire = v.InferInput<typeof flip>
export type DuelsSnapshotWire = v.InferInput<typeof duelsSnapshot>
export type DuelsEventWire = v.InferInput<typeof duelsEvent>
