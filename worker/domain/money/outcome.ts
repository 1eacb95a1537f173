import type { Minor } from './money.ts'

export type Outcome = 'win' | 'loss' | 'push'

/**
 * The outcome of a settled bet by its amounts alone: only a payout above the stake is a win; one equal to it is a
 * returned stake (push), and one below it a loss, even if something came back.
 */
export function getOutcome({ payout, amount }: { payout: Minor; amount: Minor }): Outcome {
  if (payout > amount) return 'win'
  return payout === amount ? 'push' : 'loss'
}
