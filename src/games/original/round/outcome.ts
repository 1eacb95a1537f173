import type { Minor } from '../../../../worker/domain/money/money.ts'
import type { MessageKey } from '../../../i18n/dictionary.ts'

export type Outcome = 'win' | 'loss' | 'push'

/** What the operator's money says, and nothing of our own: paid more than the bet, just the bet, or less. */
export function getOutcome({ payout, amount }: { payout: Minor; amount: Minor }): Outcome {
  if (payout > amount) return 'win'
  return payout === amount ? 'push' : 'loss'
}

export const OUTCOME_TEXT = {
  win: 'bet.result.win',
  loss: 'bet.result.loss',
  push: 'bet.result.push',
} as const satisfies Record<Outcome, MessageKey>
