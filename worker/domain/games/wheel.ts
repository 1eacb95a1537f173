import type { RoundBet } from '../../endpoints/originals/shapes.ts'
import { pick } from '../fairness/draws.ts'
import { type Minor, minor } from '../money/money.ts'
import type { Draw, RoundRules } from '../fairness/round-rules.ts'

export type WheelRisk = RoundBet<'wheel'>['risk']
export const WHEEL_RISKS = ['low', 'medium', 'high'] as const satisfies readonly WheelRisk[]

/** How many equal segments each of the operator's wheels has. */
export const SEGMENTS = 50

/**
 * What each segment pays, as a whole number of stakes, clockwise from the top: nothing is ever rounded. A wheel that
 * was played is not changed, for its rounds are checked by it; another one gets a name of its own.
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

/** What a kind of segment pays, and how many of the wheel's segments are of it. */
export type WheelPay = { pays: number; segments: number }

/** The kinds of segments of a wheel, the one that pays most first. */
export function wheelPays(risk: WheelRisk): WheelPay[] {
  const kinds = [...new Set(WHEELS[risk])].toSorted((one, other) => other - one)
  return kinds.map((pays) => ({ pays, segments: WHEELS[risk].filter((each) => each === pays).length }))
}

/** How many stakes a segment pays; none for one that the wheel has not. */
export function segmentPays(risk: WheelRisk, segment: number): number {
  return WHEELS[risk][segment] ?? 0
}

/** Total return: the amount as many times as the segment pays, in whole minor units. */
export function wheelPayout(amount: Minor, pays: number): Minor {
  return minor(amount * pays)
}

/** The exact return to player of a wheel, as a fraction of the stake: what all segments pay over their number. */
export function wheelReturn(risk: WheelRisk): { paid: number; of: number } {
  return { paid: WHEELS[risk].reduce((sum, pays) => sum + pays, 0), of: SEGMENTS }
}

/** floor(50f) of one draw. */
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
