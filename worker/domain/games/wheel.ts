import type { RoundBet } from './round-shapes.ts'
import { pick } from '../fairness/draws.ts'
import { type Minor, minor } from '../money/money.ts'
import type { Draw, RoundRules } from '../fairness/round-rules.ts'

export type WheelRisk = RoundBet<'wheel'>['risk']
export const WHEEL_RISKS = ['low', 'medium', 'high'] as const satisfies readonly WheelRisk[]

/** Number of equal segments of each wheel. */
export const SEGMENTS = 50

/**
 * What each segment pays, as an integer multiple of the stake, clockwise from the top. Never change a wheel that has
 * been played, since its rounds are checked with it: add one with a new name instead.
 */
export const WHEELS: Record<WheelRisk, readonly number[]> = {
  low: [
    5, 1, 0, 2, 1, 0, 1, 2, 1, 0, 1, 0, 1, 2, 1, 0, 1, 2, 1, 0, 1, 0, 1, 2, 1, 0, 1, 2, 0, 1, 1, 0, 2, 1, 1, 0, 1, 2, 0,
    1, 1, 0, 2, 1, 0, 1, 2, 1, 0, 1,
  ],
  medium: [
    10, 0, 0, 2, 0, 0, 2, 0, 0, 3, 0, 2, 0, 0, 2, 0, 0, 3, 0, 0, 2, 0, 2, 0, 0, 3, 0, 0, 2, 0, 0, 2, 0, 3, 0, 0, 2, 0,
    0, 2, 0, 0, 3, 0, 2, 0, 0, 2, 0, 0,
  ],
  high: [
    30, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  ],
}

/** A multiplier, and the number of segments that pay it. */
export type WheelPay = { pays: number; segments: number }

/** The different multipliers of a wheel, highest first. */
export function wheelPays(risk: WheelRisk): WheelPay[] {
  const kinds = [...new Set(WHEELS[risk])].toSorted((one, other) => other - one)
  return kinds.map((pays) => ({ pays, segments: WHEELS[risk].filter((each) => each === pays).length }))
}

/** The multiplier of a segment; 0 for an unknown segment. */
export function segmentPays(risk: WheelRisk, segment: number): number {
  return WHEELS[risk][segment] ?? 0
}

/** Total return: amount × multiplier, in minor units. */
export function wheelPayout(amount: Minor, pays: number): Minor {
  return minor(amount * pays)
}

/**
 * The exact return to player, as a fraction of the stake: the sum of all multipliers (`paid`) over the segments (`of`).
 */
export function wheelReturn(risk: WheelRisk): { paid: number; of: number } {
  return { paid: WHEELS[risk].reduce((sum, pays) => sum + pays, 0), of: SEGMENTS }
}

/** The segment is floor(50f) of one draw. */
function settle(draw: Draw, { risk }: RoundBet<'wheel'>, amount: Minor) {
  const [first = 0] = draw(1)
  const segment = pick(first, SEGMENTS)
  const payout = wheelPayout(amount, segmentPays(risk, segment))
  return { status: 'settled', state: { segment }, payout, cashOut: null } as const
}

export const wheelRules: RoundRules<'wheel'> = {
  betProblem: ({ risk }) => (Object.hasOwn(WHEELS, risk) ? null : 'risk.unknown'),
  start: settle,
  act: () => 'round.over',
  replay: settle,
}
