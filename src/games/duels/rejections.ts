import type { BetRejections } from '../table/bet/bet-rejection.ts'

export const DUEL_REJECTIONS: BetRejections = {
  'duel.taken': { id: 'duels.refused.taken', outdated: 'state' },
  'duel.closed': { id: 'duels.refused.closed', outdated: 'state' },
  'duel.unknown': { id: 'duels.refused.closed', outdated: 'state' },
  'duel.own': { id: 'duels.refused.own', outdated: 'state' },
  'duel.moved': { id: 'duels.refused.moved', outdated: null },
  'duel.tooMany': { id: 'duels.refused.tooMany', outdated: 'state' },
  // A cancellation that arrived after another player had joined, or after the duel had closed.
  'bet.over': { id: 'duels.refused.over', outdated: 'state' },
  'bet.cancelled': { id: 'duels.refused.cancelled', outdated: 'state' },
}
