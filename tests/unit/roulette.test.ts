import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { betLimits } from '#domain/money/limits.ts'
import { CURRENCIES } from '#domain/money/currencies.ts'
import { draws } from '#domain/fairness/draws.ts'
import { type Minor, minor } from '#domain/money/money.ts'
import {
  chipValues,
  getPocketColour,
  PLACES,
  POCKETS,
  rouletteBet,
  roulettePayout,
  rouletteRules,
  WHEEL,
} from '#domain/games/roulette.ts'

const EVERY_POCKET = Array.from({ length: POCKETS }, (_, pocket) => pocket)
const PLACE_NAMES = [...PLACES.keys()]

function covers(name: string): readonly number[] {
  return PLACES.get(name)?.covers ?? []
}

function laid(chips: Record<string, number>) {
  return rouletteBet(new Map(Object.entries(chips).map(([name, amount]) => [name, minor(amount)])))
}

/** A draw that gives this pocket. */
function onPocket(pocket: number) {
  return () => [Math.ceil((pocket * 2 ** 32) / POCKETS)]
}

describe('the pocket of a draw', () => {
  const others = { clientSeed: '94ffb08138facf8cffa9c376d703aaed' }
  const first = { ...others, serverSeed: 'f7b51b19a4563681f2c1e00ef747884a' }
  const bet = laid({ red: 100 })
  // Results published elsewhere for these seeds.
  it.each([
    [first, 0, 33],
    [first, 2, 22],
    [first, 4, 16],
    [first, 6, 11],
    [first, 8, 9],
    [
      { clientSeed: 'bb62964774', serverSeed: '18e93f4a7b5b58d2569765766d1b6c3296bbd8430d6f20249044d72f14720159' },
      1,
      28,
    ],
    [
      { clientSeed: '8b3ca8298c', serverSeed: 'a5022ccf5dd5a76d2014278e3d91d1dfc47c3f12e683ea0c8151fdc2f944beb1' },
      54,
      20,
    ],
  ])('the pocket of %j at %i is %i', (seeds, nonce, pocket) => {
    const draw = (count: number) => draws(seeds, nonce, count)
    expect(rouletteRules.start(draw, bet, minor(100), 'RUB')).toEqual({
      status: 'settled',
      state: { pocket },
      payout: [9, 16].includes(pocket) ? 200 : 0,
      cashOut: null,
    })
  })

  it('the pocket is one of 37, from the smallest draw to the largest', () => {
    const fallen = EVERY_POCKET.map((pocket) => rouletteRules.start(onPocket(pocket), bet, minor(100), 'RUB'))
    expect(fallen.map(({ state }) => state.pocket)).toEqual(EVERY_POCKET)
    expect(rouletteRules.start(() => [2 ** 32 - 1], bet, minor(100), 'RUB').state.pocket).toBe(36)
  })

  it('a round is replayed from the same seeds, with its payout', () => {
    const draw = (count: number) => draws(first, 4, count)
    const again = rouletteRules.replay(draw, laid({ 'straight-16': 5, black: 10 }), minor(15), { pocket: 0 }, 'EUR')
    expect(again).toEqual({ state: { pocket: 16 }, payout: 180 })
  })

  it('each pocket is on the wheel once, in the order of a European wheel', () => {
    expect(WHEEL.toSorted((one, other) => one - other)).toEqual(EVERY_POCKET)
    expect(WHEEL.slice(0, 6)).toEqual([0, 32, 15, 19, 4, 21])
    expect(WHEEL.slice(-5)).toEqual([28, 12, 35, 3, 26])
    // From zero on, red and black alternate all the way round.
    const colours = WHEEL.slice(1).map(getPocketColour)
    expect(colours.every((colour, at) => colour === (at % 2 === 0 ? 'red' : 'black'))).toBe(true)
    expect(getPocketColour(0)).toBe('green')
  })
})

describe('the places of the table', () => {
  it('the table has exactly the places of European roulette', () => {
    const kinds = new Map<string, number>()
    for (const { kind } of PLACES.values()) kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
    expect(Object.fromEntries(kinds)).toEqual({
      straight: 37,
      split: 60,
      street: 12,
      trio: 2,
      corner: 22,
      firstFour: 1,
      sixLine: 11,
      dozen: 3,
      column: 3,
      red: 1,
      black: 1,
      even: 1,
      odd: 1,
      low: 1,
      high: 1,
    })
    expect(new Set([...PLACES.values()].map((place) => place.covers.join())).size).toBe(PLACES.size)
  })

  it.each([
    ['straight-0', [0]],
    ['straight-36', [36]],
    ['split-0-2', [0, 2]],
    ['split-17-20', [17, 20]],
    ['split-35-36', [35, 36]],
    ['trio-0-1-2', [0, 1, 2]],
    ['trio-0-2-3', [0, 2, 3]],
    ['street-34-35-36', [34, 35, 36]],
    ['corner-32-33-35-36', [32, 33, 35, 36]],
    ['first-four', [0, 1, 2, 3]],
    ['line-31-32-33-34-35-36', [31, 32, 33, 34, 35, 36]],
    ['dozen-2', [13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24]],
    ['column-1', [1, 4, 7, 10, 13, 16, 19, 22, 25, 28, 31, 34]],
    ['column-3', [3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33, 36]],
    ['red', [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]],
    ['black', [2, 4, 6, 8, 10, 11, 13, 15, 17, 20, 22, 24, 26, 28, 29, 31, 33, 35]],
  ])('%s covers %j', (name, pockets) => {
    expect(covers(name)).toEqual(pockets)
  })

  it('no place reaches over the edge of the grid', () => {
    for (const name of ['split-3-4', 'split-33-34-', 'split-36-39', 'corner-3-4-6-7', 'street-2-3-4', 'split-0-4'])
      expect(PLACES.has(name)).toBe(false)
  })

  it('no outside bet covers zero', () => {
    const outside = ['red', 'black', 'even', 'odd', 'low', 'high', 'dozen-1', 'dozen-3', 'column-1', 'column-3']
    expect(outside.filter((name) => covers(name).includes(0))).toEqual([])
    for (const [one, other] of [
      ['even', 'odd'],
      ['low', 'high'],
      ['red', 'black'],
    ] as const)
      expect([...covers(one), ...covers(other)].toSorted((a, b) => a - b)).toEqual(EVERY_POCKET.slice(1))
  })

  it('places pay 36, 18, 12, 9, 6, 3 and 2 for one, two, three, four, six, twelve and eighteen pockets', () => {
    const paid = new Map([...PLACES.values()].map((place) => [place.covers.length, place.pays]))
    expect([...paid].toSorted(([one], [other]) => one - other)).toEqual([
      [1, 36],
      [2, 18],
      [3, 12],
      [4, 9],
      [6, 6],
      [12, 3],
      [18, 2],
    ])
  })

  it.each(PLACE_NAMES)('%s has an RTP of exactly 36 of 37', (name) => {
    const bet = laid({ [name]: 7 })
    const paid = EVERY_POCKET.map((pocket) => rouletteRules.start(onPocket(pocket), bet, minor(7), 'RUB'))
    for (const { state, payout } of paid) expect(payout > 0).toBe(covers(name).includes(state.pocket))
    const returned = paid.reduce((sum, { payout }) => sum + BigInt(payout), 0n)
    expect(returned * 37n).toBe(36n * 7n * 37n)
  })

  it('chips are paid together, each by its place', () => {
    const bet = laid({ 'straight-17': 100, 'split-17-20': 50, black: 10, 'dozen-2': 5, red: 1_000 })
    expect(roulettePayout(bet, 17)).toBe(3_600 + 900 + 20 + 15)
    expect(roulettePayout(bet, 20)).toBe(900 + 20 + 15)
    expect(roulettePayout(bet, 1)).toBe(2_000)
    expect(roulettePayout(bet, 0)).toBe(0)
  })

  it('any chips together have an RTP of 36 of 37', () => {
    const chips = fc.dictionary(fc.constantFrom(...PLACE_NAMES), fc.integer({ min: 1, max: 1_000_000 }), { minKeys: 1 })
    fc.assert(
      fc.property(chips, (laidOut) => {
        const bet = laid(laidOut)
        const amount = Object.values(laidOut).reduce((sum, each) => sum + each, 0)
        const returned = EVERY_POCKET.reduce((sum, pocket) => sum + roulettePayout(bet, pocket), 0)
        expect(rouletteRules.betProblem(bet, minor(amount), 'RUB')).toBeNull()
        expect(returned).toBe(36 * amount)
      }),
    )
  })
})

describe('a bet on roulette', () => {
  const problem = (chips: { place: string; amount: string }[], amount: number) =>
    rouletteRules.betProblem({ chips }, minor(amount), 'RUB')

  it('is accepted with any chips that add up to its amount', () => {
    expect(problem([{ place: 'red', amount: '0.01' }], 1)).toBeNull()
    expect(
      problem(
        PLACE_NAMES.map((place) => ({ place, amount: '1.00' })),
        15_700,
      ),
    ).toBeNull()
  })

  it.each([
    ['chips.none', [], 0],
    ['place.unknown', [{ place: 'split-1-36', amount: '1.00' }], 100],
    ['place.unknown', [{ place: 'constructor', amount: '1.00' }], 100],
    ['place.twice', [1, 2].map(() => ({ place: 'red', amount: '1.00' })), 200],
    ['chip.amount', [{ place: 'red', amount: '0' }], 0],
    ['chip.amount', [{ place: 'red', amount: '-1.00' }], 100],
    ['chip.amount', [{ place: 'red', amount: '1e2' }], 100],
    ['chip.amount', [{ place: 'red', amount: '0.001' }], 1],
    ['chips.sum', [{ place: 'red', amount: '1.00' }], 200],
    [
      'chips.sum',
      [
        { place: 'red', amount: '1.00' },
        { place: 'odd', amount: '1.00' },
      ],
      100,
    ],
  ])('is rejected by %s', (code, chips, amount) => {
    expect(problem(chips, amount)).toBe(code)
  })

  it('has no steps', () => {
    const bet = laid({ red: 100 })
    // The type allows no action for this game.
    expect(rouletteRules.act(onPocket(1), bet, minor(100), { pocket: 1 }, undefined as never)).toBe('round.over')
  })
})

describe('the values of chips', () => {
  const values = (currency: (typeof CURRENCIES)[number]): Minor[] => chipValues(betLimits('roulette', currency))

  it('follow the limits of the currency', () => {
    expect(values('RUB')).toEqual([100, 500, 2_500, 10_000, 50_000, 250_000])
    expect(values('USD')).toEqual([1, 2, 5, 10])
    expect(values('EUR')).toEqual([1, 2, 5, 10])
    expect(values('KZT')).toEqual([50, 100, 250, 500])
    expect(values('INR')).toEqual([10, 20, 50, 100])
  })

  it.each(CURRENCIES)('of %s can make the minimum and the maximum bet', (currency) => {
    const { min, max } = betLimits('roulette', currency)
    const [least = 0] = values(currency)
    expect(least).toBeGreaterThanOrEqual(1)
    expect(min % least).toBe(0)
    expect(max % least).toBe(0)
  })
})
