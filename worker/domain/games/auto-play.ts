import { noAutoPlayRegions } from '../settings/configuration.ts'
import { isInRegions } from '../account/regions.ts'
import { type Minor, minor } from '../money/money.ts'
import type { Range } from '../money/limits.ts'

/**
 * Whether games may play by themselves in a country, by its ISO code; null where the visitor is not known to be: no.
 */
export function isAutoPlayAllowed(country: string | null): boolean {
  return country !== null && !isInRegions(noAutoPlayRegions, country)
}

export const AUTO_ROUNDS_MOST = 1_000
const PERCENT_MOST = 1_000

/** A bet by its parts, in minor units: the one amount, or one for each chip that lies on the table. */
export type Stake = readonly Minor[]

/** What the player has set. Changes are in percent of the last bet; null goes back to the first one. */
export type AutoPlan = {
  rounds: number
  /** Of games with steps: how many are made in each round before it is cashed out. */
  steps: number
  onWin: number | null
  onLoss: number | null
  /** In minor units, each null where it is not wanted; the loss limit always is. */
  stopProfit: Minor | null
  stopLoss: Minor
  stopWin: Minor | null
}

/**
 * Why it stopped. `unclear`: the outcome of a bet, or anything else that the next one would rest on, is not known;
 * `broken`: a round came that is not the bet that was sent; `elsewhere`: a round came that is not of this run; `region`: it is forbidden where the player is now.
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
  | 'player'

/** How far it is: rounds to go, the bet, and what was won or lost so far (below zero), in minor units. */
export type AutoRun = { left: number; stake: Stake; profit: number }

type Bounds = { limits: Range; balance: Minor | null }

/** Whether a plan can be begun: rounds, steps and percents within their bounds, and a loss limit that is set. */
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

/** All that a stake puts at risk, minor units. */
export function sumOfStake(stake: Stake): Minor {
  return minor(stake.reduce((sum, part) => sum + part, 0))
}

/**
 * Every part by the same percent, each rounded down to the minor unit and never under one: no chip leaves the table.
 */
export function changedStake(stake: Stake, percent: number): Stake {
  return stake.map((part) => minor(Math.max(1, Math.floor((part * (100 + percent)) / 100))))
}

/** The run before its first bet, or why there is none: a bet that could lose more than the limit is never placed. */
export function beginAuto(plan: AutoPlan, base: Stake, bounds: Bounds): AutoRun | AutoStop {
  return next(plan, { left: plan.rounds, stake: base, profit: 0 }, bounds)
}

/** The run after a round, by what the operator paid for it, or why it stops there. */
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
  // A bet that comes back neither won nor lost: it is placed again.
  const change = won === 0 ? 0 : won > 0 ? plan.onWin : plan.onLoss
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
