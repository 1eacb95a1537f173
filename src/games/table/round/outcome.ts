import type { Minor } from '#domain/money/money.ts'
import type { MessageKey } from '../../../i18n/dictionary.ts'

export type Outcome = 'win' | 'loss' | 'push'

/** The outcome by the operator's amounts alone: a payout above the bet, equal to it, or below. */
export function getOutcome({ payout, amount }: { payout: Minor; amount: Minor }): Outcome {
  if (payout > amount) return 'win'
  return payout === amount ? 'push' : 'loss'
}

export const OUTCOME_TEXT = {
  win: 'bet.result.win',
  loss: 'bet.result.loss',
  push: 'bet.result.push',
} as const satisfies Record<Outcome, MessageKey>
