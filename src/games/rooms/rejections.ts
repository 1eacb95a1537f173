import type { BetRejections } from '../table/bet/bet-rejection.ts'

export const ROOM_REJECTIONS: BetRejections = {
  'room.drawn': { id: 'rooms.rejected.drawn', outdated: 'state' },
  'room.full': { id: 'rooms.rejected.full', outdated: 'state' },
}
