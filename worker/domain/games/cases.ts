import { CASE_TABLES, type CaseItem, type CaseTable } from './case-tables.ts'
import { type Currency, MINOR_PER_UNIT } from '../money/currencies.ts'
import { type Minor, minor, ZERO } from '../money/money.ts'
import type { RoundRules } from '../fairness/round-rules.ts'

/** How many cases one bet may open. */
export const CASE_COUNTS = [1, 2, 3, 4, 5] as const

const DRAW_BITS = 32n
/** Minor units of a currency per rouble of a price: the same ratio as between the bet limits. */
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

/** The price of one case, in minor units of the currency. */
export function casePrice({ price }: CaseTable, currency: Currency): Minor {
  return minor(price * MINOR_A_ROUBLE[currency])
}

/** The payout of an item: price × multiplier, rounded down. Price and payout in minor units. */
export function itemValue(price: Minor, { multiplier }: Pick<CaseItem, 'multiplier'>): Minor {
  return minor(Number((BigInt(price) * BigInt(multiplier)) / 100n))
}

/** The sum of all weights of a case. */
export function totalWeight(items: readonly Pick<CaseItem, 'weight'>[]): number {
  return items.reduce((sum, { weight }) => sum + weight, 0)
}

/**
 * The cumulative table: for each item the lowest number (0 to total weight − 1) that draws it. The first item has the
 * highest numbers, the last one starts at zero.
 */
export function cumulative<Item extends Pick<CaseItem, 'weight'>>(
  items: readonly Item[],
): { item: Item; from: number }[] {
  let from = totalWeight(items)
  return items.map((item) => ({ item, from: (from -= item.weight) }))
}

/** The item of a draw: the first row that starts at floor(draw / 2^32 × total weight) or below. Exact. */
export function drawItem<Item extends Pick<CaseItem, 'weight'>>(items: readonly Item[], draw: number): Item {
  const part = Number((BigInt(draw) * BigInt(totalWeight(items))) >> DRAW_BITS)
  const row = cumulative(items).find(({ from }) => from <= part)
  if (!row) throw new RangeError('a case without items')
  return row.item
}

/** The exact return of a case before rounding, as a fraction of its price: `paid` ÷ `of`. */
export function caseReturn(items: readonly Omit<CaseItem, 'id'>[]): { paid: number; of: number } {
  return {
    paid: items.reduce((sum, { weight, multiplier }) => sum + weight * multiplier, 0),
    of: totalWeight(items) * 100,
  }
}

/** From the most common to the rarest. */
export const RARITIES = ['common', 'uncommon', 'rare', 'epic', 'legendary'] as const
export type Rarity = (typeof RARITIES)[number]
/** An item is one step rarer for each of these: its chance is 1 in this number, or less. */
const RARER_THAN = [10, 40, 200, 1_000]

/** The rarity of an item by its chance: its weight of the total weight. */
export function getRarity(weight: number, total: number): Rarity {
  const steps = RARER_THAN.filter((times) => weight * times <= total).length
  return RARITIES[steps] ?? 'legendary'
}

/** Whether our table of this case, by which rounds are checked, has the same items with the same chances and values. */
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

/** The sum of the values of the drawn items, each rounded by itself. */
function paid({ items }: CaseTable, drawn: readonly string[], price: Minor): Minor {
  const values = drawn.map((id) => {
    const item = items.find((each) => each.id === id)
    return item ? itemValue(price, item) : ZERO
  })
  return minor(values.reduce<number>((sum, value) => sum + value, 0))
}

/** Rounds are drawn from the built-in table of the slug: one draw per case, in the order of opening. */
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
  // A case that is not in our tables cannot be drawn, and so not be checked.
  if (!table) throw new RangeError(`no table of the case ${slug}`)
  const items = draw(count).map((each) => drawItem(table.items, each).id)
  return { state: { items }, payout: paid(table, items, minor(Math.floor(amount / count))) }
}
