import { roomPayout } from '#domain/games/rooms.ts'
import { drawRoom } from '#domain/games/rooms-draw.ts'
import type { Query } from '../database.ts'
import { countStakes, payPot, returnStake } from '../together/stakes.ts'
import {
  currentRound,
  readEntries,
  type StoredRoomEntry,
  computePot,
  type StoredRoomRound,
  roomRoundById,
} from './rounds.ts'

/** An ended round, the next one, and the bonuses that its stakes have changed. */
export type Ended = { round: StoredRoomRound; entries: StoredRoomEntry[]; next: StoredRoomRound; bonuses: number[] }

/**
 * Ends a due round in the caller's transaction: with two or more players it is drawn and paid, a lone player gets the
 * stakes back. `isForced` ends it early. Returns null when it is already over, or not due.
 */
export async function endRound(tx: Query, id: number, at: number, isForced: boolean): Promise<Ended | null> {
  const round = await roomRoundById(tx, id)
  if (!round || round.endedAt !== null) return null
  const due = round.drawsAt ?? round.closesAt
  if (due === null || (due > at && !isForced)) return null
  const entries = await readEntries(tx, id)
  const bonuses = round.drawsAt === null ? await refund(tx, round, entries, at) : await draw(tx, round, entries, at)
  const ended = await roomRoundById(tx, id)
  if (!ended) throw new Error(`round ${id} is gone`)
  return { round: ended, entries: await readEntries(tx, id), next: await currentRound(tx, round), bonuses }
}

async function draw(tx: Query, round: StoredRoomRound, entries: StoredRoomEntry[], at: number): Promise<number[]> {
  const { ticket, winner } = drawRoom(round.serverSeed, entries)
  if (!winner) throw new Error(`nobody holds ticket ${ticket} of round ${round.id}`)
  const { currency } = round
  const pot = computePot(entries)
  const payout = roomPayout(pot)
  await payPot(tx, { game: 'rooms', reference: String(round.id), winner: winner.player, currency, pot, payout, at })
  for (const { id } of entries) {
    await tx.run("UPDATE room_entries SET status = 'settled', ended_at = ?, payout = ? WHERE key = ?", [
      at,
      id === winner.id ? payout : 0,
      id,
    ])
  }
  await tx.run(
    "UPDATE room_rounds SET phase = 'drawn', ended_at = ?, ticket = ?, winner = ?, payout = ? WHERE id = ?",
    [at, ticket, winner.id, payout, round.id],
  )
  return countStakes(tx, entries, at)
}

async function refund(tx: Query, round: StoredRoomRound, entries: StoredRoomEntry[], at: number): Promise<number[]> {
  for (const { id: key, player, amount, currency } of entries) {
    await returnStake(tx, { player, game: 'rooms', key, amount, currency, at })
    await tx.run("UPDATE room_entries SET status = 'cancelled', ended_at = ?, payout = ? WHERE key = ?", [
      at,
      amount,
      key,
    ])
  }
  await tx.run("UPDATE room_rounds SET phase = 'refunded', ended_at = ? WHERE id = ?", [at, round.id])
  return []
}
