import { type Minor, toDecimal } from '../../../worker/rules/money.ts'
import { isOpen } from './newest.ts'
import { outcomeOf } from './outcome.ts'

type Round = { id: string; step?: number; status?: 'open' | 'settled'; amount: Minor; payout: Minor }

/** What the line of the last outcome carries in every game, for whoever looks for it by name. */
export function resultFacts(round: Round) {
  return {
    'data-testid': 'round-result',
    'data-round': round.id,
    'data-step': round.step,
    'data-outcome': isOpen(round) ? 'open' : outcomeOf(round),
    'data-payout': toDecimal(round.payout),
  }
}
