import * as v from 'valibot'
import { type RoomDoorReply, roomsEvent, roomsSnapshot } from '#endpoints/rooms.ts'
import type { Context } from '../../core/context.ts'
import type { RoomsState } from '#db/rows.ts'
import type { TopicReader } from '../../realtime/topics.ts'
import type { RoomsTopic } from '#domain/wire/topics.ts'

/** Creates the reader of the overview of all rooms of a currency. */
export function createRoomsReader({ db, clock }: Context, topic: string): TopicReader {
  let state: RoomsState = {}

  return {
    takeSnapshot(data) {
      const parsed = v.safeParse(roomsSnapshot, data)
      if (parsed.success) state = Object.fromEntries(parsed.output.rooms.map((door) => [door.room, readDoor(door)]))
      return parsed.success
    },
    takeEvent(data) {
      const parsed = v.safeParse(roomsEvent, data)
      if (parsed.success) state = { ...state, [parsed.output.room.room]: readDoor(parsed.output.room) }
      return parsed.success
    },
    async write() {
      // Safe: the topic family's pattern allows only names of this kind.
      await db.topics.put({ id: topic as RoomsTopic, asOf: clock.now(), state })
    },
  }
}

function readDoor({ phase, pot, players, round, draws_at: drawsAt }: RoomDoorReply) {
  return { phase, pot, players, roundId: round, drawsAt }
}
