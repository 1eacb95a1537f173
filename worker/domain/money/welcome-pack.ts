import { type Minor, minor } from './money.ts'

type Step = { minDeposit: Minor | null; wager: number | null }

/**
 * The terms of a welcome pack as a whole: the least deposit that gets a step (minor units of the pack's currency), and
 * the highest wagering requirement of a step (times the bonus). Each is null unless every step states it.
 */
export function getPackTerms(steps: readonly Step[]): Step {
  const deposits = steps.flatMap(({ minDeposit }) => minDeposit ?? [])
  const wagers = steps.flatMap(({ wager }) => wager ?? [])
  const isStated = (values: readonly number[]): boolean => steps.length > 0 && values.length === steps.length
  return {
    minDeposit: isStated(deposits) ? minor(Math.min(...deposits)) : null,
    wager: isStated(wagers) ? Math.max(...wagers) : null,
  }
}
