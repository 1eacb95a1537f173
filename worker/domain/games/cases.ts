import { CASE_TABLES, type CaseItem, type CaseTable } from './case-tables.ts'
import { type Currency, MINOR_PER_UNIT } from '../money/currencies.ts'
import { type Minor, minor, ZERO } from '../money/money.ts'
import type { RoundRules } from '../fairness/round-rules.ts'

/** How many cases one bet may open. */
export const CASE_COUNTS = [1, 2, 3, 4, 5] as const

const DRAW_BITS = 32n
/** Minor units of a currency for one rouble of a price: the ratio in which the bet limits stand to each other. */
const MINOR_A_ROUBLE: Record<Currency, number> = {
  RUB: MINOR_PER_UNIT,
  INR: MINOR_PER_UNIT,
  KZT: MINOR_PER_UNIT * 5,
  USD: 1,
  EUR: 1,
}

export function caseTable(slug: string): CaseTable | null {
  return CASE_TABLES.find((table) => table.slug === slug) ?? null
}

/** What one case costs, minor units of the currency. */
export function casePrice({ price }: CaseTable, currency: Currency): Minor {
  return minor(price * MINOR_A_ROUBLE[currency])
}

/** What an item of a case of this price pays: price × multiplier, rounded down to the minor unit. */
export function itemValue(price: Minor, { multiplier }: Pick<CaseItem, 'multiplier'>): Minor {
  return minor(Number((BigInt(price) * BigInt(multiplier)) / 100n))
}

/** All weights of a case together. */
export function totalWeight(items: readonly Pick<CaseItem, 'weight'>[]): number {
  return items.reduce((sum, { weight }) => sum + weight, 0)
}

/**
 * The cumulative table: for each item the least part of the total, in weights, that draws it. The first item has the
 * highest parts, and the last one begins at zero.
 */
export function cumulative<Item extends Pick<CaseItem, 'weight'>>(
  items: readonly Item[],
): { item: Item; from: number }[] {
  let from = totalWeight(items)
  return items.map((item) => ({ item, from: (from -= item.weight) }))
}

/** The item of one draw: the first row from the top that begins at floor(draw / 2^32 × total) or below. Exact. */
export function drawItem<Item extends Pick<CaseItem, 'weight'>>(items: readonly Item[], draw: number): Item {
  const part = Number((BigInt(draw) * BigInt(totalWeight(items))) >> DRAW_BITS)
  const row = cumulative(items).find(({ from }) => from <= part)
  if (!row) throw new RangeError('a case without items')
  return row.item
}

/** The exact return of a case before rounding, as a fraction of its price. */
export function caseReturn(items: readonly Omit<CaseItem, 'id'>[]): { paid: number; of: number } {
  return {
    paid: items.reduce((sum, { weight, multiplier }) => sum + weight * multiplier, 0),
    of: totalWeight(items) * 100,
  }
}

/** From the most common to the rarest. */
export const RARITIES = ['common', 'uncommon', 'rare', 'epic', 'legendary'] as const
export type Rarity = (typeof RARITIES)[number]
/** A chance of 1 in this many, or rarer, is one step up. */
const RARER_THAN = [10, 40, 200, 1_000]

/** How rare an item is, by its chance alone. */
export function getRarity(weight: number, total: number): Rarity {
  const steps = RARER_THAN.filter((times) => weight * times <= total).length
  return RARITIES[steps] ?? 'legendary'
}

/** Whether the tables that rounds are checked by have this case just so: same items, same chances, same worth. */
export function isKnownTable(slug: string, items: readonly CaseItem[]): boolean {
  const known = caseTable(slug)?.items
  return (
    known?.length === items.length &&
    known.every(({ id, weight, multiplier }, at) => {
      const item = items[at]
      return item?.id === id && item.weight === weight && item.multiplier === multiplier
    })
  )
}

/** The payout of what was drawn: each item by itself, then their sum. */
function paid({ items }: CaseTable, drawn: readonly string[], price: Minor): Minor {
  const values = drawn.map((id) => {
    const item = items.find((each) => each.id === id)
    return item ? itemValue(price, item) : ZERO
  })
  return minor(values.reduce<number>((sum, value) => sum + value, 0))
}

/** What the round was drawn from is the built-in table of its slug; one draw a case, in the order of opening. */
export const casesRules: RoundRules<'cases'> = {
  betProblem({ slug, count }, amount, currency) {
    const table = caseTable(slug)
    if (!table) return 'case.unknown'
    if (!CASE_COUNTS.some((each) => each === count)) return 'case.count'
    return amount === casePrice(table, currency) * count ? null : 'case.price'
  },
  start(draw, bet, amount) {
    return { status: 'settled', ...outcome(draw, bet, amount), cashOut: null }
  },
  act: () => 'round.over',
  replay: (draw, bet, amount) => outcome(draw, bet, amount),
}

function outcome(
  draw: Parameters<typeof casesRules.start>[0],
  { slug, count }: { slug: string; count: number },
  amount: Minor,
) {
  const table = caseTable(slug)
  // A case that the tables do not have cannot be drawn: nothing is claimed of it.
  if (!table) throw new RangeError(`no table of the case ${slug}`)
  const items = draw(count).map((each) => drawItem(table.items, each).id)
  return { state: { items }, payout: paid(table, items, minor(Math.floor(amount / count))) }
}
