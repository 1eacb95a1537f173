import type { RoomEventWire, RoomsEventWire, RoomSnapshotWire, RoomsSnapshotWire } from '#endpoints/rooms.ts'
import { isCurrency } from '#domain/money/currencies.ts'
import { isRoomColour, ROOM_COLOURS } from '#domain/games/rooms.ts'
import type { World } from '../world.ts'
import type { Ended } from './end.ts'
import {
  currentRound,
  drawnRounds,
  readEntries,
  type StoredRoomEntry,
  lastEnded,
  type StoredRoomRound,
  type RoomPlace,
} from './rounds.ts'
import { doorWire, endedWire, entriesWire, momentsWire, openPhase, openRoomWire, pastWire } from './wire.ts'

/** The topics of rooms: `rooms:<currency>` with a summary of all, and `room:<colour>:<currency>` with one. */

export function registerRoomTopics({ topics, database, clock }: World): void {
  topics.register({
    matches: (topic) => isCurrency(getCurrency(topic)),
    async snapshot(topic): Promise<RoomsSnapshotWire> {
      const currency = getCurrency(topic)
      if (!isCurrency(currency)) throw new Error(`no topic of rooms: ${topic}`)
      return database.write(async (tx) => {
        const rooms = []
        for (const room of ROOM_COLOURS) {
          const round = await currentRound(tx, { room, currency })
          rooms.push(doorWire(clock, round, await readEntries(tx, round.id)))
        }
        return { rooms }
      })
    },
  })
  topics.register({
    matches: (topic) => getPlace(topic) !== null,
    async snapshot(topic): Promise<RoomSnapshotWire> {
      const place = getPlace(topic)
      if (!place) throw new Error(`no topic of a room: ${topic}`)
      return database.write(async (tx) => {
        const round = await currentRound(tx, place)
        const ended = await lastEnded(tx, place)
        const past = []
        for (const drawn of await drawnRounds(tx, place))
          past.push(pastWire(clock, drawn, await readEntries(tx, drawn.id)))
        return {
          round: openRoomWire(clock, round, await readEntries(tx, round.id)),
          previous: ended && endedWire(clock, ended, await readEntries(tx, ended.id)),
          past,
        }
      })
    },
  })
}

export function roomTopic({ room, currency }: RoomPlace): string {
  return `room:${room}:${currency}`
}

/** Publishes the stake that was just taken: the last of the entries. */
export function publishJoin(world: World, round: StoredRoomRound, entries: readonly StoredRoomEntry[]): void {
  const { clock, topics } = world
  const entry = entriesWire(entries).at(-1)
  if (!entry) return
  const event: RoomEventWire = {
    kind: 'joined',
    round: String(round.id),
    entry,
    phase: openPhase(round),
    ...momentsWire(clock, round),
  }
  topics.publish(roomTopic(round), event)
  publishDoor(world, round, entries)
}

export function publishEnd(world: World, { round, entries, next }: Omit<Ended, 'bonuses'>): void {
  const { clock, topics } = world
  const event: RoomEventWire = {
    kind: 'ended',
    ended: endedWire(clock, round, entries),
    next: openRoomWire(clock, next, []),
  }
  topics.publish(roomTopic(round), event)
  publishDoor(world, next, [])
}

function publishDoor({ clock, topics }: World, round: StoredRoomRound, entries: readonly StoredRoomEntry[]): void {
  const event: RoomsEventWire = { room: doorWire(clock, round, entries) }
  topics.publish(`rooms:${round.currency}`, event)
}

function getCurrency(topic: string): string | null {
  return /^rooms:([A-Z]{3})$/.exec(topic)?.[1] ?? null
}

function getPlace(topic: string): RoomPlace | null {
  const [, room, currency = null] = /^room:([a-z]+):([A-Z]{3})$/.exec(topic) ?? []
  return isRoomColour(room) && isCurrency(currency) ? { room, currency } : null
}
