import * as v from 'valibot'
import { ROOM_COLOURS, ROOM_MOST_ENTRIES, ROOM_PAST_ROUNDS } from '#domain/games/rooms.ts'
import { hex64, id, timestamp, name, positiveAmount, orNull } from '../http/fields.ts'

/** The topics `rooms:<currency>` (summary of all rooms) and `room:<colour>:<currency>` (one room in detail). */

/** The idempotency key of the bet, created by the player's device. */
export const entryId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))
const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0))
const optionalMoment = orNull(timestamp)
const tickets = v.pipe(
  positiveAmount,
  v.check((amount) => amount > 0, 'no ticket'),
)

/** A stake in a round; entries are in the order of joining, which is also the order of their tickets. */
const entry = v.object({
  id: entryId,
  /** Distinguishes the players of a round: the same player always has the same seat. */
  seat: wholeNumber,
  /** The player's public name; null if the player hides it. */
  player: orNull(name),
  /** One ticket per minor unit. */
  amount: tickets,
})
// If one entry is invalid, the whole list is: without all entries no draw can be verified.
const entries = v.pipe(v.array(entry), v.maxLength(ROOM_MOST_ENTRIES))

/**
 * A round that takes stakes: `closes_at` is when a single player gets the stake back, `draws_at` when the round is
 * drawn.
 */
const openRound = v.object({
  id,
  phase: v.picklist(['waiting', 'countdown']),
  server_seed_hash: hex64,
  entries,
  draws_at: optionalMoment,
  closes_at: optionalMoment,
})

const result = {
  id,
  at: timestamp,
  server_seed_hash: hex64,
  server_seed: hex64,
  pot: positiveAmount,
  players: wholeNumber,
  /** The winning ticket, counted from 0. */
  ticket: wholeNumber,
  winner: v.object({ entry: entryId, player: orNull(name) }),
  payout: positiveAmount,
}
const drawnRound = v.object({ ...result, phase: v.literal('drawn'), entries })
/** No second player joined: the stake was refunded, and nothing was drawn. */
const refundedRound = v.object({ id, at: timestamp, phase: v.literal('refunded'), entries })
const endedRound = v.variant('phase', [drawnRound, refundedRound])
/**
 * A drawn round in the list of past rounds: `entries` is the text whose SHA-256 is the client seed, one line
 * "id:tickets" per entry.
 */
const pastRound = v.object({
  ...result,
  entries: v.pipe(v.string(), v.maxLength(ROOM_MOST_ENTRIES * 80)),
})

export const roomSnapshot = v.object({
  round: openRound,
  /** The previous round, so that a player who opens the page late can see its result. */
  previous: orNull(endedRound),
  /** Drawn rounds, newest first. */
  past: v.pipe(v.array(pastRound), v.maxLength(ROOM_PAST_ROUNDS)),
})
export const roomEvent = v.variant('kind', [
  v.object({
    kind: v.literal('joined'),
    round: id,
    entry,
    phase: v.picklist(['waiting', 'countdown']),
    draws_at: optionalMoment,
    closes_at: optionalMoment,
  }),
  v.object({ kind: v.literal('ended'), ended: endedRound, next: openRound }),
])

const door = v.object({
  room: v.picklist(ROOM_COLOURS),
  round: id,
  phase: v.picklist(['waiting', 'countdown']),
  pot: positiveAmount,
  players: wholeNumber,
  draws_at: optionalMoment,
})
export const roomsSnapshot = v.object({ rooms: v.pipe(v.array(door), v.maxLength(ROOM_COLOURS.length)) })
/** The current state of one room. */
export const roomsEvent = v.object({ room: door })

export type RoomSnapshot = v.InferOutput<typeof roomSnapshot>
export type RoomEvent = v.InferOutput<typeof roomEvent>
export type OpenRoomRound = v.InferOutput<typeof openRound>
export type EndedRoomRound = v.InferOutput<typeof endedRound>
export type PastRoomRound = v.InferOutput<typeof pastRound>
export type RoomDoorReply = v.InferOutput<typeof door>

export type RoomSnapshotWire = v.InferInput<typeof roomSnapshot>
export type RoomEventWire = v.InferInput<typeof roomEvent>
export type RoomEntryWire = v.InferInput<typeof entry>
export type OpenRoomRoundWire = v.InferInput<typeof openRound>
export type EndedRoomRoundWire = v.InferInput<typeof endedRound>
export type PastRoomRoundWire = v.InferInput<typeof pastRound>
export type RoomDoorWire = v.InferInput<typeof door>
export type RoomsSnapshotWire = v.InferInput<typeof roomsSnapshot>
export type RoomsEventWire = v.InferInput<typeof roomsEvent>
