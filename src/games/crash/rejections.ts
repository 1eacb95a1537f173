import type { BetRejections } from '../table/bet/bet-rejection.ts'

export const CRASH_REJECTIONS: BetRejections = {
  'slot.taken': { id: 'crash.refused.taken', outdated: 'state' },
  'round.crashed': { id: 'crash.refused.late', outdated: 'state' },
  'bet.over': { id: 'crash.refused.over', outdated: 'state' },
  'bet.cancelled': { id: 'crash.refused.over', outdated: 'state' },
  'bet.started': { id: 'crash.refused.started', outdated: 'state' },
  'bet.waiting': { id: 'crash.refused.waiting', outdated: 'state' },
}
