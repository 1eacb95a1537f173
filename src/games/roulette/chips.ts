import type { OriginalRound } from '#db/view.ts'
import type { Range } from '#domain/money/limits.ts'
import { fromDecimal, type Minor, minor, ZERO } from '#domain/money/money.ts'
import { PLACES, POCKETS, rouletteBet, roulettePayout } from '#domain/games/roulette.ts'

/** The amount on each place, in minor units. */
export type Chips = ReadonlyMap<string, Minor>
export type RouletteRound = OriginalRound<'roulette'>

export const NO_CHIPS: Chips = new Map()

export function sumChips(chips: Chips): Minor {
  return minor([...chips.values()].reduce((sum, each) => sum + each, 0))
}

export function withChip(chips: Chips, place: string, value: Minor): Chips {
  return new Map(chips).set(place, minor((chips.get(place) ?? ZERO) + value))
}

export function without(chips: Chips, place: string): Chips {
  return new Map([...chips].filter(([name]) => name !== place))
}

export function doubled(chips: Chips): Chips {
  return new Map([...chips].map(([name, amount]) => [name, minor(amount * 2)]))
}

/** The same places in the same order, with other amounts. */
export function restaked(chips: Chips, amounts: readonly Minor[]): Chips {
  return new Map([...chips.keys()].map((name, at) => [name, amounts[at] ?? ZERO]))
}

/** The chips of a past round. */
export function toChips(round: RouletteRound): Chips {
  return new Map(round.bet.chips.map(({ place, amount }) => [place, fromDecimal(amount) ?? ZERO]))
}

/** The highest payout that one pocket can give for these chips, in minor units. */
export function mostPaid(chips: Chips): Minor {
  const bet = rouletteBet(chips)
  return minor(Math.max(...Array.from({ length: POCKETS }, (_, pocket) => roulettePayout(bet, pocket))))
}

export type SumProblem = 'none' | 'below' | 'above' | 'funds'

/** Why the chips are too much: above the table limit, or above the balance; null if they are not. */
export function overProblem(chips: Chips, limits: Range, balance: Minor | null): SumProblem | null {
  const sum = sumChips(chips)
  if (sum > limits.max) return 'above'
  return balance !== null && sum > balance ? 'funds' : null
}

/** Why the chips cannot be played; null if they can. */
export function sumProblem(chips: Chips, limits: Range, balance: Minor | null): SumProblem | null {
  if (chips.size === 0) return 'none'
  return sumChips(chips) < limits.min ? 'below' : overProblem(chips, limits, balance)
}

/** Parses stored chips; invalid data counts as an empty table. */
export function readChips(stored: unknown): Chips {
  if (!Array.isArray(stored)) return NO_CHIPS
  const chips = new Map<string, Minor>()
  for (const entry of stored as unknown[]) {
    if (!Array.isArray(entry)) return NO_CHIPS
    const [name, amount] = entry as unknown[]
    if (typeof name !== 'string' || !PLACES.has(name)) return NO_CHIPS
    if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount < 1 || amount > 10 ** 10) return NO_CHIPS
    chips.set(name, minor(amount))
  }
  return chips
}
