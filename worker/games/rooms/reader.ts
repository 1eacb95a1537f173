export { createRoomReader } from './room.ts'
export { createRoomsReader } from './rooms.ts'
