import * as v from 'valibot'
import { DUEL_PAST_FLIPS, DUELS_SHOWN } from '#domain/games/duels.ts'
import { hex64, id, timestamp, name, positiveAmount, orNull } from '../http/fields.ts'
import { entryId } from './rooms.ts'

/** The topic `duels:<currency>`: coinflips between players that wait for an opponent, and the last flips. */

const side = v.picklist(['heads', 'tails'])
const player = orNull(name)

const openDuel = v.object({
  id,
  /** The public name of the player who opened it; null if the player hides it. */
  player,
  side,
  amount: positiveAmount,
  server_seed_hash: hex64,
  at: timestamp,
  closes_at: timestamp,
})

/** A duel that a second player has joined; `side` is still the side of the player who opened it. */
const flip = v.object({
  ...openDuel.entries,
  joined: v.object({
    /** The id of the bet that joined: its idempotency key, created by the joining player's device. */
    bet: entryId,
    player,
  }),
  /** When the coin animation starts, server time. */
  flips_at: timestamp,
  server_seed: hex64,
  /** The side that was drawn. */
  result: side,
  payout: positiveAmount,
})

export const duelsSnapshot = v.object({
  open: v.pipe(v.array(openDuel), v.maxLength(DUELS_SHOWN)),
  /** Newest first. */
  flips: v.pipe(v.array(flip), v.maxLength(DUEL_PAST_FLIPS)),
})
export const duelsEvent = v.variant('kind', [
  v.object({ kind: v.literal('opened'), duel: openDuel }),
  v.object({ kind: v.literal('taken'), flip }),
  /** Cancelled by its player, or closed because no one joined in time. */
  v.object({ kind: v.literal('closed'), id }),
])

export type OpenDuelReply = v.InferOutput<typeof openDuel>
export type DuelFlipReply = v.InferOutput<typeof flip>
export type OpenDuelWire = v.InferInput<typeof openDuel>
export type DuelFlipWire = v.InferInput<typeof flip>
export type DuelsSnapshotWire = v.InferInput<typeof duelsSnapshot>
export type DuelsEventWire = v.InferInput<typeof duelsEvent>
