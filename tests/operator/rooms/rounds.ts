import { randomBytes } from 'node:crypto'
import { type Currency, isCurrency } from '#domain/money/currencies.ts'
import { hashServerSeed } from '#domain/fairness/draws.ts'
import { type Minor, minor } from '#domain/money/money.ts'
import { isRoomColour, ROOM_PAST_ROUNDS, type RoomColour } from '#domain/games/rooms.ts'
import type { Query, StoredRow } from '../database.ts'

export type RoomPlace = { room: RoomColour; currency: Currency }
export type StoredRoomRound = RoomPlace & {
  id: number
  serverSeed: string
  hash: string
  phase: 'waiting' | 'countdown' | 'drawn' | 'refunded'
  drawsAt: number | null
  closesAt: number | null
  endedAt: number | null
  ticket: number | null
  winner: string | null
  payout: Minor | null
}
/** A stake in a round, in the order of joining; its id is its idempotency key. */
export type StoredRoomEntry = {
  id: string
  round: number
  player: number
  /** The public name at the time of joining; null if the player hid it. */
  shown: string | null
  first: number
  amount: Minor
  currency: Currency
  at: number
  status: 'open' | 'settled' | 'cancelled'
  payout: Minor
}

const ROUND = {
  id: 'int',
  room: 'text',
  currency: 'text',
  server_seed: 'text',
  server_seed_hash: 'text',
  phase: 'text',
  draws_at: 'int?',
  closes_at: 'int?',
  ended_at: 'int?',
  ticket: 'int?',
  winner: 'text?',
  payout: 'int?',
} as const
const ENTRY = {
  key: 'text',
  round: 'int',
  player: 'int',
  shown: 'text?',
  first: 'int',
  amount: 'int',
  currency: 'text',
  at: 'int',
  status: 'text',
  payout: 'int',
} as const
const SELECT_ROUND = `SELECT ${Object.keys(ROUND).join(', ')} FROM room_rounds`
const SELECT_ENTRY = `SELECT ${Object.keys(ENTRY).join(', ')} FROM room_entries`

export async function roomRoundById(query: Query, id: number): Promise<StoredRoomRound | null> {
  const row = await query.row(ROUND, `${SELECT_ROUND} WHERE id = ?`, [id])
  return row ? readRound(row) : null
}

/** The open round of a room; one is committed if there is none. */
export async function currentRound(tx: Query, place: RoomPlace): Promise<StoredRoomRound> {
  const row = await tx.row(ROUND, `${SELECT_ROUND} WHERE room = ? AND currency = ? AND ended_at IS NULL`, [
    place.room,
    place.currency,
  ])
  return row ? readRound(row) : commitRound(tx, place, randomBytes(32).toString('hex'))
}

/** Commits a server seed for the next round of a room that has no open round. */
export async function commitRound(
  tx: Query,
  { room, currency }: RoomPlace,
  serverSeed: string,
): Promise<StoredRoomRound> {
  const { inserted } = await tx.run(
    `INSERT INTO room_rounds (room, currency, server_seed, server_seed_hash, phase) VALUES (?, ?, ?, ?, 'waiting')`,
    [room, currency, serverSeed, hashServerSeed(serverSeed)],
  )
  const round = await roomRoundById(tx, inserted)
  if (!round) throw new Error(`round ${inserted} is gone`)
  return round
}

/** Every unfinished round with a stake in it. */
export async function roundsUnderWay(query: Query): Promise<StoredRoomRound[]> {
  const rows = await query.rows(
    ROUND,
    `${SELECT_ROUND} WHERE ended_at IS NULL AND id IN (SELECT round FROM room_entries WHERE status = 'open')`,
  )
  return rows.map(readRound)
}

/** The drawn rounds of a room, newest first. */
export async function drawnRounds(query: Query, { room, currency }: RoomPlace): Promise<StoredRoomRound[]> {
  const rows = await query.rows(
    ROUND,
    `${SELECT_ROUND} WHERE room = ? AND currency = ? AND phase = 'drawn' ORDER BY id DESC LIMIT ?`,
    [room, currency, ROOM_PAST_ROUNDS],
  )
  return rows.map(readRound)
}

/** The last ended round, drawn or refunded; a round without stakes does not count. */
export async function lastEnded(query: Query, { room, currency }: RoomPlace): Promise<StoredRoomRound | null> {
  const row = await query.row(
    ROUND,
    `${SELECT_ROUND} WHERE room = ? AND currency = ? AND ended_at IS NOT NULL
     AND id IN (SELECT round FROM room_entries) ORDER BY id DESC LIMIT 1`,
    [room, currency],
  )
  return row ? readRound(row) : null
}

export async function readEntries(query: Query, round: number): Promise<StoredRoomEntry[]> {
  return (await query.rows(ENTRY, `${SELECT_ENTRY} WHERE round = ? ORDER BY seq`, [round])).map(readEntry)
}

export async function entryByKey(query: Query, key: string): Promise<StoredRoomEntry | null> {
  const row = await query.row(ENTRY, `${SELECT_ENTRY} WHERE key = ?`, [key])
  return row ? readEntry(row) : null
}

/** A player's open stakes and the last finished ones, newest first. */
export async function entriesOfPlayer(query: Query, player: number, most: number): Promise<StoredRoomEntry[]> {
  const rows = await query.rows(
    ENTRY,
    `${SELECT_ENTRY} WHERE player = ? ORDER BY status = 'open' DESC, seq DESC LIMIT ?`,
    [player, most],
  )
  return rows.map(readEntry)
}

/** The sum of all stakes of a round. */
export function computePot(entries: readonly StoredRoomEntry[]): Minor {
  return minor(entries.reduce((sum, { amount }) => sum + amount, 0))
}

/** The number of different players in a round; a player may join several times. */
export function playersIn(entries: readonly StoredRoomEntry[]): number {
  return new Set(entries.map(({ player }) => player)).size
}

function readRound(row: StoredRow<typeof ROUND>): StoredRoomRound {
  const { id, room, currency, phase, ticket, winner, payout } = row
  if (!isRoomColour(room) || !isCurrency(currency)) throw new Error(`round ${id} is of no room`)
  return {
    id,
    room,
    currency,
    serverSeed: row.server_seed,
    hash: row.server_seed_hash,
    // The CHECK constraint of the table allows no other value.
    phase: phase as StoredRoomRound['phase'],
    drawsAt: row.draws_at,
    closesAt: row.closes_at,
    endedAt: row.ended_at,
    ticket,
    winner,
    payout: payout === null ? null : minor(payout),
  }
}

function readEntry({ key, currency, status, ...row }: StoredRow<typeof ENTRY>): StoredRoomEntry {
  if (!isCurrency(currency)) throw new Error(`entry ${key} has no currency`)
  return {
    ...row,
    id: key,
    currency,
    amount: minor(row.amount),
    payout: minor(row.payout),
    // The CHECK constraint of the table allows no other value.
    status: status as StoredRoomEntry['status'],
  }
}
