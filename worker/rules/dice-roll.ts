import { DICE_OUTCOMES, type Hundredths } from './dice.ts'
import { type Seeds, draws, pick } from './fairness.ts'

/** The roll of a bet, 0 to 10000 hundredths: floor(f × 10001). */
export function diceRoll(seeds: Seeds, nonce: number): Hundredths {
  const [draw = 0] = draws(seeds, nonce, 1)
  return rollOf(draw)
}

/** The roll that a draw is. */
export function rollOf(draw: number): Hundredths {
  return pick(draw, DICE_OUTCOMES)
}
