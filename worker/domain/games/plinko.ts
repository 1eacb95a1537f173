import type { RoundBet } from './round-shapes.ts'
import { pick } from '../fairness/draws.ts'
import { type Minor, minor } from '../money/money.ts'
import type { Draw, RoundRules } from '../fairness/round-rules.ts'

export type PlinkoRows = RoundBet<'plinko'>['rows']
export type PlinkoRisk = RoundBet<'plinko'>['risk']
/** A multiplier of the total return: 1.30 is 130. */
type Hundredths = number
/** One turn of a ball at a peg: 0 to the left, 1 to the right. */
type Turn = number

export const PLINKO_ROWS = [8, 12, 16] as const satisfies readonly PlinkoRows[]
export const PLINKO_RISKS = ['low', 'medium', 'high'] as const satisfies readonly PlinkoRisk[]
/** A peg sends the ball to one of two sides. */
export const PLINKO_SIDES = 2
const HUNDREDTHS = 100

/**
 * The multipliers from the middle slot outwards; the other side is the same. They follow an exponential curve between
 * the middle and the edge, in two significant digits, of which the nearest were taken that return exactly 99 %. Never
 * change a row that has been played, since its rounds are checked with it.
 */
const PAYS: Record<PlinkoRows, Record<PlinkoRisk, readonly Hundredths[]>> = {
  8: {
    low: [52, 77, 150, 230, 500],
    medium: [40, 57, 130, 380, 1_400],
    high: [24, 37, 110, 460, 3_000],
  },
  12: {
    low: [49, 72, 110, 180, 330, 530, 900],
    medium: [30, 51, 100, 220, 500, 1_200, 3_200],
    high: [20, 31, 64, 180, 680, 2_900, 18_000],
  },
  16: {
    low: [52, 67, 99, 150, 220, 370, 590, 940, 1_500],
    medium: [32, 44, 79, 140, 340, 720, 1_600, 4_100, 11_000],
    high: [16, 24, 44, 120, 300, 900, 4_200, 21_000, 100_000],
  },
}

/** The multipliers of the slots from left to right: one more than there are rows. */
export function plinkoPays({ rows, risk }: RoundBet<'plinko'>): readonly Hundredths[] {
  const outwards = PAYS[rows][risk]
  return [...outwards.slice(1).toReversed(), ...outwards]
}

/** The slot that a path ends in, from 0 at the left: its turns to the right. */
export function plinkoSlot(path: readonly Turn[]): number {
  return path.reduce((sum, turn) => sum + turn, 0)
}

/** What the slot of a path pays; 0 for a path that is not of this board. */
export function plinkoMultiplier(bet: RoundBet<'plinko'>, path: readonly Turn[]): Hundredths {
  return path.length === bet.rows ? (plinkoPays(bet)[plinkoSlot(path)] ?? 0) : 0
}

/** Total return: amount × multiplier, rounded down to minor units; integer arithmetic only. */
export function plinkoPayout(amount: Minor, multiplier: Hundredths): Minor {
  return minor(Number((BigInt(amount) * BigInt(multiplier)) / BigInt(HUNDREDTHS)))
}

/** How many of the equally likely paths end in a slot: C(rows, slot). */
export function plinkoWays(rows: PlinkoRows, slot: number): number {
  let ways = 1
  for (let step = 1; step <= slot; step += 1) ways = (ways * (rows - slot + step)) / step
  return ways
}

/** The exact return to player: the hundredths that all paths pay together (`paid`), of so many (`of`). */
export function plinkoReturn(bet: RoundBet<'plinko'>): { paid: number; of: number } {
  const paid = plinkoPays(bet).reduce((sum, pays, slot) => sum + pays * plinkoWays(bet.rows, slot), 0)
  return { paid, of: PLINKO_SIDES ** bet.rows * HUNDREDTHS }
}

/** One draw a row, from the top: floor(2f) is 0 for left and 1 for right. */
function settle(draw: Draw, bet: RoundBet<'plinko'>, amount: Minor) {
  const path = draw(bet.rows).map((value) => pick(value, PLINKO_SIDES))
  const payout = plinkoPayout(amount, plinkoMultiplier(bet, path))
  return { status: 'settled', state: { path }, payout, cashOut: null } as const
}

export const plinkoRules: RoundRules<'plinko'> = {
  betProblem({ rows, risk }) {
    if (!Object.hasOwn(PAYS, rows)) return 'rows.unknown'
    return Object.hasOwn(PAYS[rows], risk) ? null : 'risk.unknown'
  },
  start: settle,
  act: () => 'round.over',
  replay: settle,
}
