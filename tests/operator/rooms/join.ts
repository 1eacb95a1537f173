import type { Currency } from '#domain/money/currencies.ts'
import { ROOM_MOST_ENTRIES, type RoomColour, roomLimits } from '#domain/games/rooms.ts'
import type { Query } from '../database.ts'
import { readPublicName } from '../feed/public-name.ts'
import { rejection } from '../http/problem.ts'
import type { Settings } from '../options.ts'
import { holdStake, takeableStake } from '../together/stakes.ts'
import { readEntries, type StoredRoomEntry, playersIn, type StoredRoomRound, roomRoundById } from './rounds.ts'

export type JoinOrder = {
  player: number
  /** Becomes the id of the stake. */
  key: string
  room: RoomColour
  /** The round that the player saw, with the hash of its server seed. */
  round: string
  hash: string
  amount: string
  currency: Currency
  at: number
}

/**
 * Takes one stake in a room, in the caller's transaction: the money is in escrow until the draw. Throws the operator's
 * rejections: 409 `room.drawn` for a closed round, `room.full`, and those of the amount.
 */
export async function joinRoom(
  tx: Query,
  settings: Settings,
  order: JoinOrder,
): Promise<{ round: StoredRoomRound; entries: StoredRoomEntry[] }> {
  const { player, key, room, currency, at } = order
  const amount = await takeableStake(tx, order, roomLimits(room, currency))
  const round = await namedRound(tx, order)
  const before = await readEntries(tx, round.id)
  if (before.length >= ROOM_MOST_ENTRIES) throw rejection(409, 'room.full')
  const first = before.reduce((sum, entry) => sum + entry.amount, 0)
  await tx.run(
    `INSERT INTO room_entries (key, round, player, shown, first, amount, currency, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    [key, round.id, player, await readPublicName(tx, player), first, amount, currency, at],
  )
  await holdStake(tx, { player, game: 'rooms', key, amount, currency, at })
  const entries = await readEntries(tx, round.id)
  return { round: await moveOn(tx, settings, { round, entries, at }), entries }
}

/** The round that the player saw, if it still takes stakes. */
async function namedRound(tx: Query, { room, currency, round: id, hash, at }: JoinOrder): Promise<StoredRoomRound> {
  const round = await roomRoundById(tx, Number(id))
  if (round?.room !== room || round.currency !== currency) throw rejection(404, 'round.unknown')
  const isOver = round.endedAt !== null || (round.drawsAt !== null && at >= round.drawsAt)
  if (isOver) throw rejection(409, 'room.drawn')
  if (round.hash !== hash) throw rejection(409, 'seed.changed')
  return round
}

/** The first player starts the waiting time, the second one the countdown. A full round is drawn at once. */
async function moveOn(
  tx: Query,
  { roomDrawMs, roomAloneMs }: Settings,
  { round, entries, at }: { round: StoredRoomRound; entries: StoredRoomEntry[]; at: number },
): Promise<StoredRoomRound> {
  const hasOthers = playersIn(entries) > 1
  const isFull = hasOthers && entries.length >= ROOM_MOST_ENTRIES
  const drawsAt = isFull ? at : (round.drawsAt ?? (hasOthers ? at + roomDrawMs : null))
  const closesAt = round.closesAt ?? at + roomAloneMs
  const phase = drawsAt === null ? 'waiting' : 'countdown'
  await tx.run('UPDATE room_rounds SET phase = ?, draws_at = ?, closes_at = ? WHERE id = ?', [
    phase,
    drawsAt,
    closesAt,
    round.id,
  ])
  return { ...round, phase, drawsAt, closesAt }
}
