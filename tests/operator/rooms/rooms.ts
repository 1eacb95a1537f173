import { randomUUID } from 'node:crypto'
import { ROOM_SPIN_MS } from '#domain/games/rooms.ts'
import { reloadAndAnnounce } from '../bonuses/moving.ts'
import type { LiveTable } from '../together/routes.ts'
import { balanceLater } from '../together/push-later.ts'
import { countSettled } from '../tournaments/points.ts'
import type { World } from '../world.ts'
import { endRound } from './end.ts'
import { joinRoom } from './join.ts'
import {
  currentRound,
  readEntries,
  entriesOfPlayer,
  type StoredRoomEntry,
  entryByKey,
  type RoomPlace,
  type StoredRoomRound,
  roomRoundById,
  roundsUnderWay,
} from './rounds.ts'
import { publishEnd, publishJoin } from './topics.ts'
import { roomBetWire } from './wire.ts'

/** The HTTP calls of rooms. There are no steps, because a stake cannot be cancelled. */
export function roomsTable(world: World): LiveTable<'rooms'> {
  const { clock, settings } = world
  return {
    async bets(query, player, most) {
      const bets = []
      for (const entry of await entriesOfPlayer(query, player, most)) {
        const round = await roomRoundById(query, entry.round)
        if (round) bets.push(roomBetWire(clock, round, await readEntries(query, round.id), entry))
      }
      return bets
    },
    async betById(query, key) {
      const entry = await entryByKey(query, key)
      const round = entry && (await roomRoundById(query, entry.round))
      return round ? roomBetWire(clock, round, await readEntries(query, round.id), entry) : null
    },
    async place(tx, { bet, ...order }) {
      const { room, round, server_seed_hash: hash } = bet
      const joined = await joinRoom(tx, settings, { ...order, room, round, hash })
      return () => announceJoin(world, joined)
    },
  }
}

/** Joins a room's open round for a player without an HTTP request (demo, test control); throws like `joinRoom`. */
export async function joinRoomDirectly(
  world: World,
  { player, amount, ...place }: RoomPlace & { player: number; amount: string },
): Promise<void> {
  const joined = await world.database.write(async (tx) => {
    const { id, hash } = await currentRound(tx, place)
    const order = { player, key: randomUUID(), amount, ...place, round: String(id), hash, at: world.clock.now() }
    return joinRoom(tx, world.settings, order)
  })
  announceJoin(world, joined)
}

function announceJoin(world: World, { round, entries }: { round: StoredRoomRound; entries: StoredRoomEntry[] }): void {
  publishJoin(world, round, entries)
  watchRoom(world, round)
  const entry = entries.at(-1)
  if (entry) sendBet(world, round, entries, entry)
}

/** Schedules the end of a round: its draw, or the return of the stakes. */
export function watchRoom({ deadlines }: World, { id, drawsAt, closesAt }: StoredRoomRound): void {
  const due = drawsAt ?? closesAt
  if (due !== null) deadlines.rooms.watch(id, due)
}

/** Restores the timers of the rounds that were open when the operator stopped. */
export async function watchRooms(world: World): Promise<void> {
  for (const round of await world.database.read(roundsUnderWay)) watchRoom(world, round)
}

/** Ends a round that is due, or early when forced. False when it is already over, or not due. */
export async function roomDue(world: World, id: number, isForced = false): Promise<boolean> {
  const ended = await world.database.write((tx) => endRound(tx, id, world.clock.now(), isForced))
  if (!ended) return false
  const { round, entries, bonuses } = ended
  world.deadlines.rooms.forget(id)
  publishEnd(world, ended)
  for (const entry of entries) {
    const { shown: player, amount, currency, payout } = entry
    sendBet(world, round, entries, entry)
    if (round.phase !== 'drawn') continue
    const settled = { game: 'rooms', amount, currency, payout }
    world.feed.add({ ...settled, player })
    await countSettled(world, entry.player, { ...settled, id: 'rooms', kind: 'original' })
  }
  // Delay the winner's new balance until the ring has stopped; it would reveal the winner.
  const wait = round.phase === 'drawn' ? ROOM_SPIN_MS : 0
  for (const player of new Set(entries.map((entry) => entry.player))) {
    balanceLater(world, player, round.currency, wait)
  }
  for (const bonus of bonuses) await reloadAndAnnounce(world, bonus)
  return true
}

function sendBet(
  { clock, realtime }: World,
  round: StoredRoomRound,
  entries: readonly StoredRoomEntry[],
  entry: StoredRoomEntry,
): void {
  const bet = roomBetWire(clock, round, entries, entry)
  realtime.send(entry.player, { type: 'liveBet', user: entry.player, game: 'rooms', bet })
}
