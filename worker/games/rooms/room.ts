import * as v from 'valibot'
import { type EndedRoomRound, type OpenRoomRound, type PastRoomRound, type RoomEvent } from '#endpoints/rooms.ts'
import { roomEvent, roomSnapshot } from '#endpoints/rooms.ts'
import type { Context } from '../../core/context.ts'
import type { EndedRoom, PastRoom, RoomRound, RoomState, TopicRow } from '#db/rows.ts'
import type { TopicReader } from '../../realtime/topics.ts'
import { ROOM_MOST_ENTRIES, ROOM_PAST_ROUNDS } from '#domain/games/rooms.ts'
import { entriesText } from '#domain/games/rooms-draw.ts'
import { saveSeenRounds } from './save-seen-rounds.ts'
import type { RoomTopic } from '#domain/wire/topics.ts'

type RoomEventByKind<Kind extends RoomEvent['kind']> = Extract<RoomEvent, { kind: Kind }>

/**
 * Creates the reader of a room: the open round, the end of the one before it, and the last draws. Each round is
 * compared with what this device has seen of it, also in earlier visits.
 */
export function createRoomReader({ db, clock }: Context, topic: string): TopicReader {
  // Safe: the topic family's pattern allows only names of this kind.
  const id = topic as RoomTopic
  let state: RoomState | null = null

  return {
    takeSnapshot(data) {
      const parsed = v.safeParse(roomSnapshot, data)
      if (!parsed.success) return false
      const { round, previous, past } = parsed.output
      const next = {
        round: readOpen(round),
        previous: previous && readEnded(previous),
        past: past.map((each) => readDrawn(each, each.entries)),
      }
      state = saveSeenRounds(state, next)
      return true
    },
    takeEvent(data) {
      const parsed = v.safeParse(roomEvent, data)
      if (!parsed.success || !state) return false
      const event = parsed.output
      const roundId = event.kind === 'joined' ? event.round : event.ended.id
      // A snapshot may already contain what an event reports.
      if (isOver(state, roundId)) return true
      if (roundId !== state.round.id) return false
      const next = event.kind === 'joined' ? withEntry(state, event) : withEnd(state, event)
      if (!next) return false
      state = saveSeenRounds(state, next)
      return true
    },
    async write() {
      if (!state) return
      // Safe: the table's key is the topic's name, so the row has that topic's type.
      const before = (await db.topics.get(id)) as TopicRow<typeof id> | undefined
      state = saveSeenRounds(before?.state ?? null, state)
      await db.topics.put({ id, asOf: clock.now(), state })
    },
  }
}

function isOver({ previous, past }: RoomState, roundId: string): boolean {
  return previous?.id === roundId || past.some(({ id }) => id === roundId)
}

/** The state with one more entry; null if the round would have too many. */
function withEntry(
  state: RoomState,
  { entry, phase, draws_at, closes_at }: RoomEventByKind<'joined'>,
): RoomState | null {
  const { round } = state
  const isKnown = round.entries.some(({ id }) => id === entry.id)
  if (!isKnown && round.entries.length >= ROOM_MOST_ENTRIES) return null
  const entries = isKnown ? round.entries : [...round.entries, entry]
  return { ...state, round: { ...round, entries, phase, drawsAt: draws_at, closesAt: closes_at } }
}

function withEnd({ past }: RoomState, { ended, next }: RoomEventByKind<'ended'>): RoomState {
  const previous = readEnded(ended)
  const { drawn } = previous
  return { round: readOpen(next), previous, past: drawn ? [drawn, ...past].slice(0, ROOM_PAST_ROUNDS) : past }
}

function readOpen({ server_seed_hash, draws_at, closes_at, ...round }: OpenRoomRound): RoomRound {
  return { ...round, serverSeedHash: server_seed_hash, drawsAt: draws_at, closesAt: closes_at, isAsSeen: true }
}

function readEnded(ended: EndedRoomRound): EndedRoom {
  const { id, at, entries } = ended
  return { id, at, entries, drawn: ended.phase === 'drawn' ? readDrawn(ended, entriesText(entries)) : null }
}

function readDrawn(round: Omit<PastRoomRound, 'entries'>, text: string): PastRoom {
  const { id, at, pot, players, ticket, winner, payout } = round
  return {
    id,
    at,
    pot,
    players,
    ticket,
    payout,
    serverSeedHash: round.server_seed_hash,
    serverSeed: round.server_seed,
    entriesText: text,
    winnerEntryId: winner.entry,
    winner: winner.player,
    isAsSeen: true,
  }
}
