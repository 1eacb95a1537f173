import type { BetRejections } from '../table/bet/bet-rejection.ts'

export const CRASH_REJECTIONS: BetRejections = {
  'slot.taken': { id: 'crash.rejected.taken', outdated: 'state' },
  'round.crashed': { id: 'crash.rejected.late', outdated: 'state' },
  'bet.over': { id: 'crash.rejected.over', outdated: 'state' },
  'bet.cancelled': { id: 'crash.rejected.over', outdated: 'state' },
  'bet.started': { id: 'crash.rejected.started', outdated: 'state' },
  'bet.waiting': { id: 'crash.rejected.waiting', outdated: 'state' },
}
