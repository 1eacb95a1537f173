import { type Minor, minor } from './money.ts'
import type { Range } from './limits.ts'

/** Where bets that are placed by themselves are forbidden; where the visitor is not known to be, they are off as well. */
const FORBIDDEN = new Set(['GB', 'DE'])

export function isAutoPlayAllowed(country: string | null): boolean {
  return country !== null && !FORBIDDEN.has(country)
}

export const AUTO_ROUNDS_MOST = 1_000
const PERCENT_MOST = 1_000

/** What the player has set. Changes are in percent of the last bet; null goes back to the first one. */
export type AutoPlan = {
  rounds: number
  onWin: number | null
  onLoss: number | null
  /** In minor units, each null where it is not wanted; the loss limit always is. */
  stopProfit: Minor | null
  stopLoss: Minor
  stopWin: Minor | null
}

/** Why it stopped. `unclear`: the outcome of a bet, or anything else that the next one would rest on, is not known. */
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
  | 'player'

/** How far it is: rounds to go, the next bet, and what was won or lost so far (below zero), in minor units. */
export type AutoRun = { left: number; next: Minor; profit: number }

type Bounds = { limits: Range; balance: Minor | null }

export function isAutoPlan({ rounds, onWin, onLoss, stopLoss }: AutoPlan): boolean {
  const isChange = (percent: number | null) =>
    percent === null || (Number.isInteger(percent) && percent >= -100 && percent <= PERCENT_MOST)
  return (
    Number.isInteger(rounds) &&
    rounds >= 1 &&
    rounds <= AUTO_ROUNDS_MOST &&
    isChange(onWin) &&
    isChange(onLoss) &&
    stopLoss > 0
  )
}

/** The run before its first bet, or why there is none: a bet that could lose more than the limit is never placed. */
export function beginAuto(plan: AutoPlan, base: Minor, bounds: Bounds): AutoRun | AutoStop {
  return next(plan, { left: plan.rounds, next: base, profit: 0 }, bounds)
}

/** The run after a round, by what the operator paid for it, or why it stops there. */
export function afterRound(
  plan: AutoPlan,
  base: Minor,
  run: AutoRun,
  { amount, payout }: { amount: Minor; payout: Minor },
  bounds: Bounds,
): AutoRun | AutoStop {
  const won = payout - amount
  const profit = run.profit + won
  if (plan.stopWin !== null && won >= plan.stopWin) return 'win'
  if (plan.stopProfit !== null && profit >= plan.stopProfit) return 'profit'
  if (run.left <= 1) return 'rounds'
  // A bet that comes back neither won nor lost: it is placed again.
  const change = won === 0 ? 0 : won > 0 ? plan.onWin : plan.onLoss
  const bet = change === null ? base : minor(Math.floor((amount * (100 + change)) / 100))
  return next(plan, { left: run.left - 1, next: bet, profit }, bounds)
}

function next(plan: AutoPlan, run: AutoRun, { limits, balance }: Bounds): AutoRun | AutoStop {
  if (run.next < limits.min || run.next > limits.max) return 'limits'
  if (balance === null) return 'unclear'
  if (run.next > balance) return 'funds'
  return run.next - run.profit > plan.stopLoss ? 'loss' : run
}
