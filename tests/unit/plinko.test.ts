import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { draws } from '#domain/fairness/draws.ts'
import {
  PLINKO_RISKS,
  PLINKO_ROWS,
  plinkoMultiplier,
  plinkoPayout,
  plinkoPays,
  plinkoReturn,
  plinkoRules,
  plinkoSlot,
  plinkoWays,
} from '#domain/games/plinko.ts'
import { CURRENCIES } from '#domain/money/currencies.ts'
import { betLimits } from '#domain/money/limits.ts'
import { minor } from '#domain/money/money.ts'

/**
 * HMAC-SHA256 of "tulpar:nonce:0" and "tulpar:nonce:1"; of each four bytes whether the first is 128 or more: computed
 * with another implementation.
 */
const VECTORS = [
  { nonce: 0, turns: '1010011010010010', slots: { 8: 4, 12: 6, 16: 7 } },
  { nonce: 1, turns: '1101100100110111', slots: { 8: 5, 12: 7, 16: 10 } },
  { nonce: 2, turns: '1011010100010000', slots: { 8: 5, 12: 6, 16: 6 } },
  { nonce: 3, turns: '0110011000100011', slots: { 8: 4, 12: 5, 16: 7 } },
  { nonce: 4, turns: '0001010100001111', slots: { 8: 3, 12: 3, 16: 7 } },
  { nonce: 5, turns: '0100011010010011', slots: { 8: 3, 12: 5, 16: 7 } },
] as const
const BOARDS = PLINKO_ROWS.flatMap((rows) => PLINKO_RISKS.map((risk) => ({ rows, risk })))
const HALF = 2 ** 31

describe('the path of a ball', () => {
  it.each(VECTORS)('at nonce $nonce its turns are $turns', ({ nonce, turns, slots }) => {
    const seeds = { serverSeed: 'a'.repeat(64), clientSeed: 'tulpar' }
    for (const rows of PLINKO_ROWS) {
      const bet = { rows, risk: 'high' } as const
      const { state } = plinkoRules.start((count) => draws(seeds, nonce, count), bet, minor(100), 'RUB')
      expect(state.path.join('')).toBe(turns.slice(0, rows))
      expect(plinkoSlot(state.path)).toBe(slots[rows])
    }
  })

  it('takes one draw a row, of which each half of all numbers is a side', () => {
    const asked: number[] = []
    const draw = (count: number) => {
      asked.push(count)
      return [0, HALF - 1, HALF, 2 ** 32 - 1, 0, 0, 0, HALF]
    }
    const round = plinkoRules.start(draw, { rows: 8, risk: 'low' }, minor(100), 'RUB')
    expect(round.state.path).toEqual([0, 0, 1, 1, 0, 0, 0, 1])
    expect(asked).toEqual([8])
  })
})

describe.each(BOARDS)('the board of $rows rows and $risk risk', (bet) => {
  const pays = plinkoPays(bet)

  it('has one slot more than rows, pays the same on both sides, and more with each slot outwards', () => {
    expect(pays).toHaveLength(bet.rows + 1)
    expect(pays.toReversed()).toEqual(pays)
    const right = pays.slice(bet.rows / 2)
    expect(right.toSorted((one, other) => one - other)).toEqual(right)
    expect(new Set(right).size).toBe(right.length)
  })

  it('pays hundredths of at most two significant digits, but for whole numbers', () => {
    expect(pays.filter((each) => each >= 100 && each < 1_000 && each % 10 !== 0)).toEqual([])
    expect(pays.filter((each) => !Number.isInteger(each) || (each >= 1_000 && each % 100 !== 0))).toEqual([])
  })

  it('returns exactly 99 %, counted over every path', () => {
    let paid = 0
    for (let turns = 0; turns < 2 ** bet.rows; turns += 1) {
      const path = Array.from({ length: bet.rows }, (_, row) => (turns >> row) & 1)
      paid += plinkoMultiplier(bet, path)
    }
    expect(paid).toBe(99 * 2 ** bet.rows)
    expect(plinkoReturn(bet)).toEqual({ paid, of: 100 * 2 ** bet.rows })
  })

  it('counts the paths to each slot', () => {
    const ways = pays.map((_, slot) => plinkoWays(bet.rows, slot))
    expect(ways.reduce((sum, each) => sum + each, 0)).toBe(2 ** bet.rows)
    expect(ways[0]).toBe(1)
    expect(ways[1]).toBe(bet.rows)
  })
})

describe('the payout of plinko', () => {
  it('is the amount times the multiplier of the slot, rounded down once', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CURRENCIES).chain((currency) => {
          const { min, max } = betLimits('plinko', currency)
          return fc.record({ currency: fc.constant(currency), amount: fc.integer({ min, max }) })
        }),
        fc.constantFrom(...BOARDS),
        fc.array(fc.nat(2 ** 32 - 1), { minLength: 16, maxLength: 16 }),
        ({ currency, amount }, bet, numbers) => {
          const round = plinkoRules.start((count) => numbers.slice(0, count), bet, minor(amount), currency)
          const pays = plinkoPays(bet)[numbers.slice(0, bet.rows).filter((number) => number >= HALF).length] ?? -1
          expect(BigInt(round.payout)).toBe((BigInt(amount) * BigInt(pays)) / 100n)
          expect(round.status).toBe('settled')
        },
      ),
    )
    expect(plinkoPayout(minor(1_000_000), 100_000)).toBe(1_000_000_000)
    expect(plinkoPayout(minor(1), 199)).toBe(1)
  })

  it('a path of another length pays nothing', () => {
    expect(plinkoMultiplier({ rows: 8, risk: 'low' }, [1, 1])).toBe(0)
  })
})

describe('a round of plinko', () => {
  it('is drawn again the same from its seeds', () => {
    const draw = (count: number) => draws({ serverSeed: 'b'.repeat(64), clientSeed: 'tulpar' }, 7, count)
    const bet = { rows: 12, risk: 'medium' } as const
    const round = plinkoRules.start(draw, bet, minor(100), 'RUB')
    const again = plinkoRules.replay(draw, bet, minor(100), { path: [] }, 'RUB')
    expect(again).toMatchObject({ state: round.state, payout: round.payout })
  })

  it('has no steps, and only its boards', () => {
    const step = { kind: 'cashOut' } as never
    const bet = { rows: 8, risk: 'low' } as const
    expect(plinkoRules.act(() => [], bet, minor(100), { path: [] }, step)).toBe('round.over')
    const problem = (rows: unknown, risk: unknown) => plinkoRules.betProblem({ rows, risk } as never, minor(100), 'RUB')
    expect([problem(8, 'low'), problem(10, 'low'), problem(16, 'extreme')]).toEqual([
      null,
      'rows.unknown',
      'risk.unknown',
    ])
  })
})
