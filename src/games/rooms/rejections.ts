import type { BetRejections } from '../table/bet/bet-rejection.ts'

export const ROOM_REJECTIONS: BetRejections = {
  'room.drawn': { id: 'rooms.refused.drawn', outdated: 'state' },
  'room.full': { id: 'rooms.refused.full', outdated: 'state' },
}
