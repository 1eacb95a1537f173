import { noAutoPlayRegions } from '../settings/configuration.ts'
import { isInRegions } from '../settings/regions.ts'
import { type Minor, minor } from '../money/money.ts'
import { getOutcome } from '../money/outcome.ts'
import type { Range } from '../money/limits.ts'

/** Whether auto-play is allowed in a country (ISO code); never if the visitor's country is unknown (null). */
export function isAutoPlayAllowed(country: string | null): boolean {
  return country !== null && !isInRegions(noAutoPlayRegions, country)
}

export const AUTO_ROUNDS_MOST = 1_000
const PERCENT_MOST = 1_000

/** The amounts of a bet in minor units: a single one, or one for each chip on the table. */
export type Stake = readonly Minor[]

/**
 * The player's settings. `onWin` and `onLoss` change the last bet by that many percent; null returns to the first bet.
 */
export type AutoPlan = {
  rounds: number
  /** In games with steps: number of steps in each round before it is cashed out. */
  steps: number
  onWin: number | null
  onLoss: number | null
  /** In minor units; null means no such limit. The loss limit is mandatory. */
  stopProfit: Minor | null
  stopLoss: Minor
  stopWin: Minor | null
}

/**
 * Why auto-play stopped. `unclear`: the outcome of a bet, or something else that the next bet depends on, is unknown;
 * `broken`: a round differs from the bet that was sent; `elsewhere`: a round came that is not of this run; `region`:
 * auto-play is forbidden where the player is now. Of player protection: `blocked` by a break, an exclusion or the end of
 * the session, `stakeLimit` by a limit of the player, `check` for a reality check, `otherTab` for play in another tab.
 */
export type AutoStop =
  | 'rounds'
  | 'profit'
  | 'loss'
  | 'win'
  | 'limits'
  | 'funds'
  | 'hidden'
  | 'offline'
  | 'unclear'
  | 'broken'
  | 'elsewhere'
  | 'region'
  | ProtectionStop
  | 'player'

export const PROTECTION_STOPS = ['blocked', 'stakeLimit', 'check', 'otherTab'] as const
export type ProtectionStop = (typeof PROTECTION_STOPS)[number]

/** Progress: rounds left, the next bet, and the profit so far (negative for a loss), in minor units. */
export type AutoRun = { left: number; stake: Stake; profit: number }

type Bounds = { limits: Range; balance: Minor | null }

/** Whether a plan can be started: rounds, steps and percents are within their bounds, and a loss limit is set. */
export function isAutoPlan({ rounds, steps, onWin, onLoss, stopLoss }: AutoPlan): boolean {
  const isChange = (percent: number | null) =>
    percent === null || (Number.isInteger(percent) && percent >= -100 && percent <= PERCENT_MOST)
  return (
    Number.isInteger(rounds) &&
    rounds >= 1 &&
    rounds <= AUTO_ROUNDS_MOST &&
    Number.isInteger(steps) &&
    steps >= 1 &&
    isChange(onWin) &&
    isChange(onLoss) &&
    stopLoss > 0
  )
}

/** The total of a stake, minor units. */
export function sumOfStake(stake: Stake): Minor {
  return minor(stake.reduce((sum, part) => sum + part, 0))
}

/** Changes each amount by the same percent, rounded down, but to at least 1 minor unit, so that no chip is lost. */
export function changedStake(stake: Stake, percent: number): Stake {
  return stake.map((part) => minor(Math.max(1, Math.floor((part * (100 + percent)) / 100))))
}

/** The run before its first bet, or why it cannot start. No bet is placed that could lose more than the loss limit. */
export function beginAuto(plan: AutoPlan, base: Stake, bounds: Bounds): AutoRun | AutoStop {
  return next(plan, { left: plan.rounds, stake: base, profit: 0 }, bounds)
}

/** The run after a round with this payout (minor units), or why it stops. */
export function afterRound(
  plan: AutoPlan,
  base: Stake,
  run: AutoRun,
  { amount, payout }: { amount: Minor; payout: Minor },
  bounds: Bounds,
): AutoRun | AutoStop {
  if (amount !== sumOfStake(run.stake)) return 'unclear'
  const won = payout - amount
  const profit = run.profit + won
  if (plan.stopWin !== null && won >= plan.stopWin) return 'win'
  if (plan.stopProfit !== null && profit >= plan.stopProfit) return 'profit'
  if (run.left <= 1) return 'rounds'
  // A bet that is returned is neither a win nor a loss: the same bet is placed again.
  const change = { win: plan.onWin, push: 0, loss: plan.onLoss }[getOutcome({ amount, payout })]
  const stake = change === null ? base : changedStake(run.stake, change)
  return next(plan, { left: run.left - 1, stake, profit }, bounds)
}

function next(plan: AutoPlan, run: AutoRun, { limits, balance }: Bounds): AutoRun | AutoStop {
  const bet = sumOfStake(run.stake)
  if (bet < limits.min || bet > limits.max) return 'limits'
  if (balance === null) return 'unclear'
  if (bet > balance) return 'funds'
  return bet - run.profit > plan.stopLoss ? 'loss' : run
}
