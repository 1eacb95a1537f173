import { registerDuelTopics, duelTable } from '../duels/table.ts'
import type { App } from '../http/serve.ts'
import { roomsTable } from '../rooms/rooms.ts'
import { registerRoomTopics } from '../rooms/topics.ts'
import type { World } from '../world.ts'
import { serveLiveGame } from './routes.ts'

/** Registers the calls and topics of the player-versus-player games. */
export function togetherRoutes(app: App, world: World): void {
  serveLiveGame(app, world, 'rooms', roomsTable(world))
  serveLiveGame(app, world, 'duel', duelTable(world))
  registerRoomTopics(world)
  registerDuelTopics(world)
}
