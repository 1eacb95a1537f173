import type { RoundBet } from './round-shapes.ts'
import { DICE_OUTCOMES, dicePayout, diceWins, type Hundredths, isDiceTarget } from './dice.ts'
import { type Seeds, draws, pick } from '../fairness/draws.ts'
import { type Minor, ZERO } from '../money/money.ts'
import type { Draw, RoundRules } from '../fairness/round-rules.ts'

/** The roll of a bet, 0 to 10,000 hundredths: floor(f × 10,001). */
export function diceRoll(seeds: Seeds, nonce: number): Hundredths {
  const [draw = 0] = draws(seeds, nonce, 1)
  return toRoll(draw)
}

/** Converts a 32-bit draw to a roll. */
export function toRoll(draw: number): Hundredths {
  return pick(draw, DICE_OUTCOMES)
}

function settle(draw: Draw, { target, direction }: RoundBet<'dice'>, amount: Minor) {
  const [first = 0] = draw(1)
  const roll = toRoll(first)
  const payout = diceWins(roll, target, direction) ? dicePayout(amount, target, direction) : ZERO
  return { status: 'settled', state: { roll }, payout, cashOut: null } as const
}

export const diceRules: RoundRules<'dice'> = {
  betProblem: ({ target, direction }) => (isDiceTarget(target, direction) ? null : 'target.outside'),
  start: settle,
  act: () => 'round.over',
  replay: settle,
}
