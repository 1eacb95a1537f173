/** An item of a case: its weight in the draw, and its value in hundredths of the case's price. */
export type CaseItem = { readonly id: string; readonly weight: number; readonly multiplier: number }
/** A case: its price in whole roubles, and its items, the most valuable first. */
export type CaseTable = { readonly slug: string; readonly price: number; readonly items: readonly CaseItem[] }

type Row = readonly [id: string, multiplier: number, weight: number]

/**
 * The cases that rounds are drawn from. The weights of a case add up to 100,000, so a weight is its chance in
 * thousandths of a percent. Prices are chosen so that every item's value is a whole number of minor units in every
 * currency.
 */
export const CASE_TABLES: readonly CaseTable[] = [
  table('steppe', 10, [
    ['tulip', 1_000, 1_000],
    ['apple', 500, 4_000],
    ['key', 200, 10_000],
    ['feather', 120, 15_000],
    ['bowl', 60, 37_500],
    ['arrow', 20, 32_500],
  ]),
  table('caravan', 20, [
    ['ring', 4_000, 300],
    ['coin', 1_500, 1_000],
    ['lamp', 500, 4_000],
    ['bowl', 200, 9_000],
    ['drum', 100, 15_000],
    ['apple', 40, 33_100],
    ['horseshoe', 10, 37_600],
  ]),
  table('hunter', 50, [
    ['emerald', 10_000, 100],
    ['ring', 3_000, 500],
    ['drum', 1_000, 2_000],
    ['feather', 300, 7_000],
    ['arrow', 100, 16_000],
    ['fish', 50, 20_150],
    ['horseshoe', 10, 54_250],
  ]),
  table('goldsmith', 100, [
    ['crown', 25_000, 50],
    ['cup', 10_000, 150],
    ['emerald', 2_500, 800],
    ['ring', 700, 2_000],
    ['coin', 200, 8_000],
    ['lamp', 50, 20_000],
    ['key', 20, 47_000],
    ['bowl', 5, 22_000],
  ]),
  table('night', 200, [
    ['sun', 50_000, 20],
    ['moon', 15_000, 100],
    ['star', 4_000, 400],
    ['pearl', 1_000, 1_500],
    ['lamp', 300, 5_000],
    ['feather', 75, 16_000],
    ['fish', 25, 55_755],
    ['key', 5, 21_225],
  ]),
  table('tulpar', 500, [
    ['wing', 100_000, 10],
    ['crown', 30_000, 40],
    ['sun', 10_000, 120],
    ['emerald', 3_000, 400],
    ['cup', 1_000, 1_500],
    ['star', 400, 4_000],
    ['pearl', 100, 10_000],
    ['coin', 22, 46_607],
    ['horseshoe', 2, 37_323],
  ]),
]

function table(slug: string, price: number, rows: readonly Row[]): CaseTable {
  return { slug, price, items: rows.map(([id, multiplier, weight]) => ({ id, multiplier, weight })) }
}
