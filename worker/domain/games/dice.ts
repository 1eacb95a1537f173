import { type Minor, minor } from '../money/money.ts'

export type DiceDirection = 'over' | 'under'

/** Values with two decimals as integers: a target of 50.00 is 5000, a chance of 49.50 % is 4950. */
export type Hundredths = number

export const DICE_OUTCOMES = 10_001
const FULL = 10_000
const RETURN_PERCENT = 99
export const DICE_CHANCE: { min: Hundredths; max: Hundredths } = { min: 1, max: 9_800 }

/** The displayed chance in hundredths of a percent: 100 − target for `over`, target for `under`. */
export function diceChance(target: Hundredths, direction: DiceDirection): Hundredths {
  return direction === 'over' ? FULL - target : target
}

/** The target for a chance; the inverse of `diceChance`. */
export function diceTarget(chance: Hundredths, direction: DiceDirection): Hundredths {
  return direction === 'over' ? FULL - chance : chance
}

/** The valid targets in a direction: those with a chance from 0.01 to 98 %. */
export function diceTargets(direction: DiceDirection): { min: Hundredths; max: Hundredths } {
  const ends = [diceTarget(DICE_CHANCE.min, direction), diceTarget(DICE_CHANCE.max, direction)]
  return { min: Math.min(...ends), max: Math.max(...ends) }
}

/** Whether a target (hundredths) is valid in a direction. */
export function isDiceTarget(target: number, direction: DiceDirection): boolean {
  const { min, max } = diceTargets(direction)
  return Number.isInteger(target) && target >= min && target <= max
}

/** Whether a roll wins; a roll equal to the target loses. */
export function diceWins(roll: Hundredths, target: Hundredths, direction: DiceDirection): boolean {
  return direction === 'over' ? roll > target : roll < target
}

/** Total return of a won bet: amount × 99 / chance %, rounded down to minor units; integer arithmetic only. */
export function dicePayout(amount: Minor, target: Hundredths, direction: DiceDirection): Minor {
  const chance = BigInt(diceChance(target, direction))
  return minor(Number((BigInt(amount) * BigInt(RETURN_PERCENT * 100)) / chance))
}

/** The multiplier for display, in ten-thousandths, rounded down: 1.98 is 19800. */
export function diceMultiplier(target: Hundredths, direction: DiceDirection): number {
  return Math.floor((RETURN_PERCENT * 100 * 10_000) / diceChance(target, direction))
}

/** The exact return to player, as a fraction of the stake: winning outcomes of 10,001, times the multiplier. */
export function diceReturn(target: Hundredths, direction: DiceDirection): number {
  const chance = diceChance(target, direction)
  return ((RETURN_PERCENT * 100) / chance) * (chance / DICE_OUTCOMES)
}
