import { CRASH_START, crashTime } from '#domain/games/crash.ts'
import type { CrashBetLine } from './merge-bets.ts'

/** The multipliers, in hundredths, from which the line and the number have the next colour: 2×, 5×, 10× and 50×. */
const STEPS_FROM = [200, 500, 1_000, 5_000] as const
export const FLIGHT_STEPS = STEPS_FROM.length + 1
/** How many cash-outs of others are on the curve at most. */
const DOTS_MOST = 12

/** Which of the colours a multiplier (hundredths) has, 0 for the first. */
export function getFlightStep(hundredths: number): number {
  return STEPS_FROM.filter((from) => hundredths >= from).length
}

/** A cash-out on the curve: its place is the time, ms since the start, at which the curve reached its multiplier. */
export type CurveDot = { ms: number }

/** A cash-out of the player, with its multiplier in hundredths. */
export type PlayerCashOut = { slot: number; multiplier: number; ms: number; bet: CrashBetLine }

/** The newest cash-outs of other players, oldest first. The multiplier only climbs, so the newest is the highest. */
export function getDots(bets: readonly CrashBetLine[]): CurveDot[] {
  return bets
    .flatMap(({ isCurrentPlayer, multiplier }) => (isCurrentPlayer || multiplier === null ? [] : [multiplier]))
    .toSorted((one, other) => one - other)
    .slice(-DOTS_MOST)
    .map((multiplier) => ({ ms: crashTime(multiplier) }))
}

/** The player's own cash-outs in the round, by bet. */
export function getPlayerCashOuts(bets: readonly CrashBetLine[]): PlayerCashOut[] {
  return bets.flatMap((bet) => {
    const { slot, multiplier } = bet
    return slot === null || multiplier === null ? [] : [{ slot, multiplier, ms: crashTime(multiplier), bet }]
  })
}

/** How far the sky has moved at a multiplier (hundredths or finer): 0 at the start, 1 more at each e-fold. */
export function getAltitude(hundredths: number): number {
  return Math.log(Math.max(hundredths, CRASH_START) / CRASH_START)
}
