import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CASE_TABLES } from '#domain/games/case-tables.ts'
import {
  caseReturn,
  casesRules,
  casePrice,
  cumulative,
  drawItem,
  isKnownTable,
  itemValue,
  RARITIES,
  getRarity,
  totalWeight,
} from '#domain/games/cases.ts'
import { CURRENCIES } from '#domain/money/currencies.ts'
import { draws, pick } from '#domain/fairness/draws.ts'
import { betLimits } from '#domain/money/limits.ts'
import { minor } from '#domain/money/money.ts'

/**
 * Tables published elsewhere: the minimum float of each row, in hundred-millionths, and the multiplier in hundredths.
 */
const PUBLISHED = {
  easy: [
    [99_000_001, 2_300],
    [97_000_001, 1_000],
    [93_000_001, 300],
    [86_000_001, 200],
    [76_000_001, 109],
    [41_000_001, 40],
    [0, 10],
  ],
  hard: [
    [99_995_001, 100_000],
    [99_985_001, 49_500],
    [99_970_001, 25_000],
    [99_940_001, 10_000],
    [99_900_001, 5_000],
    [99_700_001, 3_500],
    [99_400_001, 1_500],
    [99_000_001, 1_000],
    [97_000_001, 800],
    [92_000_001, 300],
    [82_000_001, 150],
    [72_000_001, 80],
    [60_000_001, 40],
    [35_000_001, 20],
    [0, 0],
  ],
} as const
const WHOLE = 100_000_000

/** A published table as weights: each row covers the range from its minimum float to that of the row above. */
function makeItems(rows: readonly (readonly [number, number])[]) {
  return rows.map(([from, multiplier], at) => ({ weight: (rows[at - 1]?.[0] ?? WHOLE) - from, multiplier }))
}

describe('the draw of an item', () => {
  const seeds = { clientSeed: '15df5f1542e8e79ef16471326c26c471', serverSeed: 'e89f72064b8e4fbb5dd7f28da282e2a5' }
  // Results published elsewhere for these seeds and tables.
  it.each([
    [0, 'easy', 200],
    [2, 'hard', 80],
    [4, 'easy', 10],
    [6, 'hard', 20],
    [8, 'easy', 200],
  ] as const)('the draw at nonce %i in the %s table has multiplier %i', (nonce, table, multiplier) => {
    const [draw = 0] = draws(seeds, nonce, 1)
    expect(drawItem(makeItems(PUBLISHED[table]), draw).multiplier).toBe(multiplier)
  })

  it('the published tables have the RTP that was published with them', () => {
    // 0.98 and 0.97999, except for the hundred-millionth by which each row starts late.
    const share = (table: keyof typeof PUBLISHED) => {
      const { paid, of } = caseReturn(makeItems(PUBLISHED[table]))
      return paid / of
    }
    expect(share('easy')).toBeCloseTo(0.98, 5)
    expect(share('hard')).toBeCloseTo(0.97999, 4)
  })

  it.each(CASE_TABLES)('the first and the last draw of each row of $slug give its item', ({ items }) => {
    const total = totalWeight(items)
    for (const { item, from } of cumulative(items)) {
      // The smallest 32-bit draw whose share of the total weight is `part`.
      const least = (part: number) => Math.ceil((part * 2 ** 32) / total)
      expect(drawItem(items, least(from))).toBe(item)
      expect(drawItem(items, least(from + item.weight) - 1)).toBe(item)
    }
  })
})

describe('the tables of cases', () => {
  it('there are six tables with unique names', () => {
    expect(new Set(CASE_TABLES.map(({ slug }) => slug)).size).toBe(6)
  })

  it.each(CASE_TABLES)('the weights of $slug cover the total without gaps or overlaps', ({ items }) => {
    const rows = cumulative(items)
    expect(totalWeight(items)).toBe(100_000)
    expect(rows.at(-1)?.from).toBe(0)
    expect(rows.map(({ from }, at) => (rows[at - 1]?.from ?? 100_000) - from)).toEqual(
      items.map(({ weight }) => weight),
    )
    expect(items.every(({ weight }) => Number.isInteger(weight) && weight > 0)).toBe(true)
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
    expect(items.map(({ multiplier }) => multiplier)).toEqual(
      items.map(({ multiplier }) => multiplier).toSorted((a, b) => b - a),
    )
  })

  it.each([
    ['steppe', 9_700],
    ['caravan', 9_700],
    ['hunter', 9_750],
    ['goldsmith', 9_800],
    ['night', 9_800],
    ['tulpar', 9_800],
  ])('%s has an RTP of exactly %i hundredths of a percent', (slug, rtp) => {
    const { paid, of } = caseReturn(CASE_TABLES.find((table) => table.slug === slug)?.items ?? [])
    expect(paid * 10_000).toBe(rtp * of)
  })

  it.each(CASE_TABLES)('$slug has that RTP in money too, because no item value is rounded in any currency', (table) => {
    for (const currency of CURRENCIES) {
      const price = casePrice(table, currency)
      for (const item of table.items) expect(itemValue(price, item) * 100).toBe(price * item.multiplier)
      const paid = table.items.reduce((sum, item) => sum + itemValue(price, item) * item.weight, 0)
      const { paid: share, of } = caseReturn(table.items)
      expect(paid * of).toBe(share * price * totalWeight(table.items))
    }
  })

  it('a case costs the same multiple of the minimum bet in every currency', () => {
    for (const table of CASE_TABLES) {
      for (const currency of CURRENCIES) {
        expect(casePrice(table, currency)).toBe(table.price * betLimits('coinflip', currency).min)
      }
    }
  })

  it('a table is known only with unchanged chances and values', () => {
    for (const { slug, items } of CASE_TABLES) {
      expect(isKnownTable(slug, items)).toBe(true)
      expect(isKnownTable(slug, items.slice(1))).toBe(false)
      expect(isKnownTable(slug, items.toReversed())).toBe(false)
      expect(
        isKnownTable(
          slug,
          items.map((item) => ({ ...item, weight: item.weight + 1 })),
        ),
      ).toBe(false)
      expect(
        isKnownTable(
          slug,
          items.map((item) => ({ ...item, multiplier: item.multiplier + 1 })),
        ),
      ).toBe(false)
    }
    expect(isKnownTable('none', [])).toBe(false)
  })
})

describe('the rarity of an item', () => {
  it.each([
    [100_000, 'common'],
    [10_001, 'common'],
    [10_000, 'uncommon'],
    [2_501, 'uncommon'],
    [2_500, 'rare'],
    [500, 'epic'],
    [101, 'epic'],
    [100, 'legendary'],
    [1, 'legendary'],
  ])('a weight of %i in 100000 is %s', (weight, rarity) => {
    expect(getRarity(weight, 100_000)).toBe(rarity)
  })

  it('rarity never decreases with a lower chance', () => {
    for (let weight = 100_000; weight > 1; weight -= 1) {
      const [now, next] = [getRarity(weight, 100_000), getRarity(weight - 1, 100_000)]
      if (RARITIES.indexOf(next) < RARITIES.indexOf(now)) expect.fail(`${weight}`)
    }
  })
})

describe('the bet on a case', () => {
  const caravan = { slug: 'caravan', count: 3 }

  it('a bet is price × count, exact to the minor unit, for an existing case', () => {
    expect(casesRules.betProblem(caravan, minor(6_000), 'RUB')).toBeNull()
    expect(casesRules.betProblem(caravan, minor(60), 'USD')).toBeNull()
    expect(casesRules.betProblem(caravan, minor(30_000), 'KZT')).toBeNull()
    expect(casesRules.betProblem(caravan, minor(6_000), 'USD')).toBe('case.price')
    expect(casesRules.betProblem(caravan, minor(5_999), 'RUB')).toBe('case.price')
    expect(casesRules.betProblem({ ...caravan, count: 2 }, minor(6_000), 'RUB')).toBe('case.price')
    expect(casesRules.betProblem({ slug: 'none', count: 1 }, minor(6_000), 'RUB')).toBe('case.unknown')
    expect(casesRules.betProblem({ slug: '__proto__', count: 1 }, minor(6_000), 'RUB')).toBe('case.unknown')
  })

  it.each([0, 6, -1, 1.5, Number.NaN])('a bet on %s cases is rejected', (count) => {
    expect(casesRules.betProblem({ slug: 'caravan', count }, minor(2_000), 'RUB')).toBe('case.count')
  })

  it('a bet opens one case per draw, in order, and pays the sum', () => {
    // The smallest draws of the last row, of the first, and of the last but one.
    const parts = [0, 99_700, 37_600].map((part) => Math.ceil((part * 2 ** 32) / 100_000))
    const round = casesRules.start((count) => parts.slice(0, count), caravan, minor(6_000), 'RUB')
    expect(round).toEqual({
      status: 'settled',
      state: { items: ['horseshoe', 'ring', 'apple'] },
      payout: 200 + 80_000 + 800,
      cashOut: null,
    })
  })

  it('a bet on a case without a known table is not replayed, to avoid a wrong result', () => {
    const bet = { slug: 'none', count: 1 }
    expect(() => casesRules.replay(() => [0], bet, minor(100), { items: ['ring'] }, 'RUB')).toThrow(RangeError)
  })

  it('a bet is replayed from the same seeds and has no steps', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CASE_TABLES),
        fc.constantFrom(...CURRENCIES),
        fc.integer({ min: 1, max: 5 }),
        fc.nat(100_000),
        (table, currency, count, nonce) => {
          const draw = (many: number) => draws({ serverSeed: 'a'.repeat(64), clientSeed: 'mine' }, nonce, many)
          const bet = { slug: table.slug, count }
          const price = casePrice(table, currency)
          const amount = minor(price * count)
          const { state, payout, status } = casesRules.start(draw, bet, amount, currency)
          expect(status).toBe('settled')
          expect(state.items).toHaveLength(count)
          const expected = draw(count).map((each) => {
            const part = pick(each, 100_000)
            return cumulative(table.items).find(({ from }) => from <= part)?.item
          })
          expect(state.items).toEqual(expected.map((item) => item?.id))
          expect(payout).toBe(expected.reduce((sum, item) => sum + (price * (item?.multiplier ?? 0)) / 100, 0))
          expect(casesRules.replay(draw, bet, amount, state, currency)).toEqual({ state, payout })
          expect(casesRules.act(draw, bet, amount, state, undefined as never)).toBe('round.over')
        },
      ),
    )
  })
})
