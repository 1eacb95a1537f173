import { registerDuelTopics, duelTable } from '../duels/table.ts'
import type { App } from '../http/serve.ts'
import { roomsTable } from '../rooms/rooms.ts'
import { registerRoomTopics } from '../rooms/topics.ts'
import type { World } from '../world.ts'
import { serveLiveGame } from './routes.ts'

/** Calls and topics of the games that players play against each other. */
export function togetherRoutes(app: App, world: World): void {
  serveLiveGame(app, world, 'rooms', roomsTable(world))
  serveLiveGame(app, world, 'duel', duelTable(world))
  registerRoomTopics(world)
  registerDuelTopics(world)
}
