import { type Minor, minor } from '../money/money.ts'

/**
 * Crash: a multiplier that climbs from 1.00× until its round crashes. Multipliers are whole hundredths (1.37× is 137),
 * times are ms since the round has started. Nothing here hashes: see crash-chain.
 */

/** The curve grows by e to this much a ms: 2× after 11.55 s, 10× after 38.4 s. */
export const CRASH_GROWTH_PER_MS = 0.000_06

/** Where every round starts: 1.00×. */
export const CRASH_START = 100
/** What may be named as a target; the most is also where a bet without one is cashed out. */
export const AUTO_CASH_OUT = { min: 101, max: 100_000_000 } as const
/** The point of the highest draw that there is; the curve climbs on past the last cash-out. */
export const CRASH_POINT_MOST = 2 ** 32 * 99
export const CRASH_SLOTS = [1, 2] as const
export type CrashSlot = (typeof CRASH_SLOTS)[number]
/** So many of a round's bets, and of the last rounds' points, are shown. */
export const CRASH_BETS_SHOWN = 100
export const CRASH_POINTS_SHOWN = 50
/** While a round is on, the operator sends something at least this often. */
export const CRASH_EVENT_WITHIN_MS = 2_000
/** Of every bet, so much comes back on average, in percent: the house has the first one of a hundred. */
export const CRASH_RTP_PERCENT = 99

/** The multiplier after so many ms, in hundredths; 1.00× before the start. */
export function crashMultiplier(ms: number): number {
  // At no whole ms is it so near to the next hundredth that another engine's rounding of `exp` would reach it (tests).
  return ms <= 0 ? CRASH_START : Math.floor(100 * Math.exp(CRASH_GROWTH_PER_MS * ms))
}

/** The first whole ms at which the multiplier is reached. */
export function crashTime(hundredths: number): number {
  if (hundredths <= CRASH_START) return 0
  const near = Math.round(Math.log(hundredths / 100) / CRASH_GROWTH_PER_MS)
  // The logarithm is no more exact than a float: the curve itself has the last word.
  let ms = Math.max(0, near - 1)
  while (crashMultiplier(ms) < hundredths) ms += 1
  return ms
}

/** What a bet pays that is cashed out at a multiplier, rounded down to the minor unit. */
export function crashPayout(amount: Minor, hundredths: number): Minor {
  // In two parts, so that no product leaves the integers that a number holds exactly.
  const whole = Math.floor(amount / 100) * hundredths
  return minor(whole + Math.floor(((amount % 100) * hundredths) / 100))
}

/** The multiplier at which a bet is cashed out by its target; null where the round crashes before. */
export function autoCashOut(target: number | null, point: number): number | null {
  const due = target ?? AUTO_CASH_OUT.max
  return due <= point ? due : null
}

/** Whether a number of hundredths may be a target. */
export function isAutoCashOut(hundredths: number): boolean {
  return Number.isInteger(hundredths) && hundredths >= AUTO_CASH_OUT.min && hundredths <= AUTO_CASH_OUT.max
}
