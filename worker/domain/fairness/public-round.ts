import type { OriginalRound } from './round.ts'
import { fromDecimal, type Minor, minor, toDecimal } from '../money/money.ts'

/** The stake at which a multiplier is computed, minor units; large enough that the payout's rounding does not show. */
const UNIT_STAKE = 100_000
const UNIT_CHIP = 100
const HUNDREDTHS = 100n

/**
 * The same bet at a stake that says nothing about the player's: 1,000.00, for each case where several are opened. Chips
 * keep their ratio alone: the amounts are divided by their greatest common divisor. Throws RangeError if that is too much.
 */
export function toUnitBet(round: OriginalRound): OriginalRound {
  if (round.game === 'cases') return { ...round, amount: minor(UNIT_STAKE * round.bet.count) }
  if (round.game !== 'roulette') return { ...round, amount: minor(UNIT_STAKE) }
  const amounts = round.bet.chips.map((chip) => fromDecimal(chip.amount) ?? 0)
  const divisor = amounts.reduce(findDivisor, 0) || 1
  const units = amounts.map((amount) => minor((amount / divisor) * UNIT_CHIP))
  const chips = round.bet.chips.map(({ place }, at) => ({ place, amount: toDecimal(units[at] ?? minor(0)) }))
  return { ...round, bet: { chips }, amount: minor(units.reduce<number>((sum, unit) => sum + unit, 0)) }
}

/** What a stake was multiplied by: payout ÷ stake in hundredths, rounded down; 0 without a stake. */
export function getMultiplier(payout: Minor, amount: Minor): number {
  return amount > 0 ? Number((BigInt(payout) * HUNDREDTHS) / BigInt(amount)) : 0
}

function findDivisor(one: number, other: number): number {
  return other === 0 ? one : findDivisor(other, one % other)
}
