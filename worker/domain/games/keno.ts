import type { RoundBet } from './round-shapes.ts'
import { pick } from '../fairness/draws.ts'
import { type Minor, minor } from '../money/money.ts'
import type { Draw, RoundRules } from '../fairness/round-rules.ts'

export type KenoRisk = RoundBet<'keno'>['risk']
/** A multiplier of the total return: 3.96 is 396. */
type Hundredths = number

export const KENO_RISKS = ['classic', 'low', 'medium', 'high'] as const satisfies readonly KenoRisk[]
export const KENO_NUMBERS = 40
export const KENO_DRAWN = 10
export const KENO_MOST_PICKS = 10
const HUNDREDTHS = 100

/** Pay tables: one row per number of picks (1 to 10), with a multiplier for 0 hits up to all. */
const PAYS: Record<KenoRisk, readonly (readonly Hundredths[])[]> = {
  classic: [
    [0, 396],
    [0, 190, 450],
    [0, 100, 310, 1_040],
    [0, 80, 180, 500, 2_250],
    [0, 25, 140, 410, 1_650, 3_600],
    [0, 0, 100, 368, 700, 1_650, 4_000],
    [0, 0, 47, 300, 450, 1_400, 3_100, 6_000],
    [0, 0, 0, 220, 400, 1_300, 2_200, 5_500, 7_000],
    [0, 0, 0, 155, 300, 800, 1_500, 4_400, 6_000, 8_500],
    [0, 0, 0, 140, 225, 450, 800, 1_700, 5_000, 8_000, 10_000],
  ],
  low: [
    [70, 185],
    [0, 200, 380],
    [0, 110, 138, 2_600],
    [0, 0, 220, 790, 9_000],
    [0, 0, 150, 420, 1_300, 30_000],
    [0, 0, 110, 200, 620, 10_000, 70_000],
    [0, 0, 110, 160, 350, 1_500, 22_500, 70_000],
    [0, 0, 110, 150, 200, 550, 3_900, 10_000, 80_000],
    [0, 0, 110, 130, 170, 250, 750, 5_000, 25_000, 100_000],
    [0, 0, 110, 120, 130, 180, 350, 1_300, 5_000, 25_000, 100_000],
  ],
  medium: [
    [40, 275],
    [0, 180, 510],
    [0, 0, 280, 5_000],
    [0, 0, 170, 1_000, 10_000],
    [0, 0, 140, 400, 1_400, 39_000],
    [0, 0, 0, 300, 900, 18_000, 71_000],
    [0, 0, 0, 200, 700, 3_000, 40_000, 80_000],
    [0, 0, 0, 200, 400, 1_100, 6_700, 40_000, 90_000],
    [0, 0, 0, 200, 250, 500, 1_500, 10_000, 50_000, 100_000],
    [0, 0, 0, 160, 200, 400, 700, 2_600, 10_000, 50_000, 100_000],
  ],
  high: [
    [0, 396],
    [0, 0, 1_710],
    [0, 0, 0, 8_150],
    [0, 0, 0, 1_000, 25_900],
    [0, 0, 0, 450, 4_800, 45_000],
    [0, 0, 0, 0, 1_100, 35_000, 71_000],
    [0, 0, 0, 0, 700, 9_000, 40_000, 80_000],
    [0, 0, 0, 0, 500, 2_000, 27_000, 60_000, 90_000],
    [0, 0, 0, 0, 400, 1_100, 5_600, 50_000, 80_000, 100_000],
    [0, 0, 0, 0, 350, 800, 1_300, 6_300, 50_000, 80_000, 100_000],
  ],
}

/** The multipliers of a risk and a number of picks, by hits from 0; empty for an invalid number of picks. */
export function kenoPays(risk: KenoRisk, picks: number): readonly Hundredths[] {
  return PAYS[risk][picks - 1] ?? []
}

/** Total return: amount × multiplier, rounded down to minor units; integer arithmetic only. */
export function kenoPayout(amount: Minor, multiplier: Hundredths): Minor {
  return minor(Number((BigInt(amount) * BigInt(multiplier)) / BigInt(HUNDREDTHS)))
}

/** How many of the picks were drawn. */
export function kenoHits(picks: readonly number[], drawn: readonly number[]): number {
  return picks.filter((number) => drawn.includes(number)).length
}

/** C(of, taken); exact up to C(40, 10), the largest one needed. */
function combinations(of: number, taken: number): number {
  let result = 1
  for (let step = 1; step <= taken; step += 1) result = (result * (of - taken + step)) / step
  return result
}

/** Number of possible draws: 10 of 40. */
export const KENO_DRAWS = combinations(KENO_NUMBERS, KENO_DRAWN)

/** How many of all draws give exactly this number of hits. */
export function kenoWays(picks: number, hits: number): number {
  return combinations(picks, hits) * combinations(KENO_NUMBERS - picks, KENO_DRAWN - hits)
}

/** The exact return to player, as a fraction of the stake: the average multiplier of all possible draws. */
export function kenoReturn(risk: KenoRisk, picks: number): number {
  const paid = kenoPays(risk, picks).reduce((sum, multiplier, hits) => sum + multiplier * kenoWays(picks, hits), 0)
  return paid / (KENO_DRAWS * HUNDREDTHS)
}

/** Draws 10 of 40 numbers without replacement, in draw order: each draw takes one of the remaining numbers. */
export function kenoDraw(draw: Draw): number[] {
  const left = Array.from({ length: KENO_NUMBERS }, (_, number) => number)
  return draw(KENO_DRAWN).flatMap((value) => left.splice(pick(value, left.length), 1))
}

function settle(draw: Draw, { risk, picks }: RoundBet<'keno'>, amount: Minor) {
  const drawn = kenoDraw(draw)
  const multiplier = kenoPays(risk, picks.length)[kenoHits(picks, drawn)] ?? 0
  return { status: 'settled', state: { drawn }, payout: kenoPayout(amount, multiplier), cashOut: null } as const
}

export const kenoRules: RoundRules<'keno'> = {
  betProblem({ picks }) {
    if (picks.length === 0) return 'picks.none'
    if (picks.length > KENO_MOST_PICKS) return 'picks.tooMany'
    if (picks.some((number) => !Number.isInteger(number) || number < 0 || number >= KENO_NUMBERS))
      return 'picks.unknown'
    return new Set(picks).size < picks.length ? 'picks.twice' : null
  },
  start: settle,
  act: () => 'round.settled',
  replay: settle,
}
