import { toDecimal } from '../../../../worker/domain/money/money.ts'
import { isRoundOpen } from './round-version.ts'
import { getOutcome } from './outcome.ts'
import type { AnyPlayed } from './played.ts'

/** What the line of the last outcome carries in every game, for whoever looks for it by name. */
export function resultFacts(round: AnyPlayed) {
  return {
    'data-testid': 'round-result',
    'data-round': round.id,
    'data-step': round.step,
    'data-outcome': isRoundOpen(round) ? 'open' : getOutcome(round),
    'data-payout': toDecimal(round.payout),
  }
}
