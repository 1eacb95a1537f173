import type { BetRejections } from '../table/bet/bet-rejection.ts'

export const DUEL_REJECTIONS: BetRejections = {
  'duel.taken': { id: 'duels.rejected.taken', outdated: 'state' },
  'duel.closed': { id: 'duels.rejected.closed', outdated: 'state' },
  'duel.unknown': { id: 'duels.rejected.closed', outdated: 'state' },
  'duel.own': { id: 'duels.rejected.own', outdated: 'state' },
  'duel.moved': { id: 'duels.rejected.moved', outdated: null },
  'duel.tooMany': { id: 'duels.rejected.tooMany', outdated: 'state' },
  // A cancellation that arrived after another player had joined, or after the duel had closed.
  'bet.over': { id: 'duels.rejected.over', outdated: 'state' },
  'bet.cancelled': { id: 'duels.rejected.cancelled', outdated: 'state' },
}
