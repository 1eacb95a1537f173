import type { RoundRules } from './round-rules.ts'

export const casesRules: RoundRules<'cases'> = {
  betProblem: () => 'case.unknown',
  start: () => ({ status: 'settled', state: { items: [] }, payout: 0 as never, cashOut: null }),
  act: () => 'round.over',
  replay: () => ({ state: { items: [] }, payout: 0 as never }),
}
