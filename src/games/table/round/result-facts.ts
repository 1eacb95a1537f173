import { toDecimal } from '#domain/money/money.ts'
import { isPrecious } from '../win/win-tier.ts'
import { isRoundOpen } from './round-version.ts'
import { getOutcome } from '#domain/money/outcome.ts'
import type { AnyPlayed } from './played.ts'

/** The data attributes of the result line, the same in every game, so that tests and scripts can find it. */
export function resultFacts(round: AnyPlayed) {
  return {
    'data-testid': 'round-result',
    'data-round': round.id,
    'data-step': round.step,
    'data-outcome': isRoundOpen(round) ? 'open' : getOutcome(round),
    'data-payout': toDecimal(round.payout),
    'data-precious': isPrecious(round) || undefined,
  }
}
