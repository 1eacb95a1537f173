import { type Minor, minor } from '../money/money.ts'

/**
 * Crash: the multiplier rises from 1.00× until the round crashes. Multipliers are whole hundredths (1.37× is 137),
 * times are ms since the start of the round. Crash points are drawn in `domain/fairness/crash-chain.ts`.
 */

/** Exponential growth rate per ms: 2× after 11.55 s, 10× after 38.4 s. */
export const CRASH_GROWTH_PER_MS = 0.000_06

/** Every round starts at 1.00×. */
export const CRASH_START = 100
/** Bounds of the auto cash-out target, hundredths; a bet without a target is cashed out at `max`. */
export const AUTO_CASH_OUT = { min: 101, max: 100_000_000 } as const
/**
 * The highest possible crash point, hundredths; above `AUTO_CASH_OUT.max`, so a round may continue after the last
 * cash-out.
 */
export const CRASH_POINT_MOST = 2 ** 32 * 99
export const CRASH_SLOTS = [1, 2] as const
export type CrashSlot = (typeof CRASH_SLOTS)[number]
/** How many bets of a round, and how many crash points of the last rounds, are shown. */
export const CRASH_BETS_SHOWN = 100
export const CRASH_POINTS_SHOWN = 50
/** While a round runs, the operator sends an event at least this often. */
export const CRASH_EVENT_WITHIN_MS = 2_000
/** Average return to player, percent: the house keeps 1 %. */
export const CRASH_RTP_PERCENT = 99

/** The multiplier after this many ms, in hundredths; 1.00× before the start, and never above the highest crash point. */
export function crashMultiplier(ms: number): number {
  if (!(ms > 0)) return CRASH_START
  // No whole ms is so close to the next hundredth that an engine's rounding of `exp` could change it (tests check
  // this).
  return Math.min(Math.floor(100 * Math.exp(CRASH_GROWTH_PER_MS * ms)), CRASH_POINT_MOST)
}

/** The first whole ms at which a multiplier (hundredths, at most the highest crash point) is reached. */
export function crashTime(hundredths: number): number {
  if (!(hundredths > CRASH_START)) return 0
  const due = Math.min(hundredths, CRASH_POINT_MOST)
  const near = Math.round(Math.log(due / 100) / CRASH_GROWTH_PER_MS)
  // The logarithm is only as exact as a float, so the curve itself is checked.
  let ms = Math.max(0, near - 1)
  while (crashMultiplier(ms) < due) ms += 1
  return ms
}

/** How long a round can last at most, ms: about 6 min. */
export const CRASH_LONGEST_MS = crashTime(CRASH_POINT_MOST)

/** How far the times of the operator and of its messages may be apart, ms. */
const CRASH_TOLERANCE_MS = 10_000

/**
 * ms since the start of a running round, 0 before it; null for a time that cannot be: the server's clock is then not
 * known. In: timestamps of the start and of now, ms of server time.
 */
export function crashElapsed(startsAt: number, now: number): number | null {
  const elapsed = now - startsAt
  const isPossible = elapsed > -CRASH_TOLERANCE_MS && elapsed < CRASH_LONGEST_MS + CRASH_TOLERANCE_MS
  return isPossible ? Math.min(Math.max(0, elapsed), CRASH_LONGEST_MS) : null
}

/**
 * The payout of a bet that is cashed out at a multiplier (hundredths), rounded down to minor units. No bet is cashed out
 * above `AUTO_CASH_OUT.max`.
 */
export function crashPayout(amount: Minor, multiplier: number): Minor {
  const hundredths = Math.min(multiplier, AUTO_CASH_OUT.max)
  // Computed in two steps, so that no product exceeds the integers that a number holds exactly.
  const whole = Math.floor(amount / 100) * hundredths
  return minor(whole + Math.floor(((amount % 100) * hundredths) / 100))
}

/** The multiplier at which a bet is cashed out automatically, in hundredths; null if the round crashes before. */
export function autoCashOut(target: number | null, point: number): number | null {
  const due = target ?? AUTO_CASH_OUT.max
  return due <= point ? due : null
}

/** Whether a multiplier (hundredths) is a valid auto cash-out target. */
export function isAutoCashOut(hundredths: number): boolean {
  return Number.isInteger(hundredths) && hundredths >= AUTO_CASH_OUT.min && hundredths <= AUTO_CASH_OUT.max
}
