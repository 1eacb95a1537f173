import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { draws } from '#domain/fairness/draws.ts'
import {
  KENO_DRAWS,
  KENO_RISKS,
  kenoDraw,
  kenoHits,
  kenoPayout,
  kenoPays,
  kenoReturn,
  kenoRules,
  kenoWays,
} from '#domain/games/keno.ts'
import { minor } from '#domain/money/money.ts'

const RISKS = ['classic', 'low', 'medium', 'high'] as const

/** The paytables and RTPs published elsewhere: by risk and number of picks, each row by hits from 0. */
const PUBLISHED = {
  classic: [
    { pays: [0, 3.96], rtp: 0.99 },
    { pays: [0, 1.9, 4.5], rtp: 0.990385 },
    { pays: [0, 1, 3.1, 10.4], rtp: 0.990182 },
    { pays: [0, 0.8, 1.8, 5, 22.5], rtp: 0.989605 },
    { pays: [0, 0.25, 1.4, 4.1, 16.5, 36], rtp: 0.989858 },
    { pays: [0, 0, 1, 3.68, 7, 16.5, 40], rtp: 0.989665 },
    { pays: [0, 0, 0.47, 3, 4.5, 14, 31, 60], rtp: 0.989815 },
    { pays: [0, 0, 0, 2.2, 4, 13, 22, 55, 70], rtp: 0.990228 },
    { pays: [0, 0, 0, 1.55, 3, 8, 15, 44, 60, 85], rtp: 0.989753 },
    { pays: [0, 0, 0, 1.4, 2.25, 4.5, 8, 17, 50, 80, 100], rtp: 0.990374 },
  ],
  low: [
    { pays: [0.7, 1.85], rtp: 0.9875 },
    { pays: [0, 2, 3.8], rtp: 0.988462 },
    { pays: [0, 1.1, 1.38, 26], rtp: 0.988664 },
    { pays: [0, 0, 2.2, 7.9, 90], rtp: 0.989222 },
    { pays: [0, 0, 1.5, 4.2, 13, 300], rtp: 0.989031 },
    { pays: [0, 0, 1.1, 2, 6.2, 100, 700], rtp: 0.990084 },
    { pays: [0, 0, 1.1, 1.6, 3.5, 15, 225, 700], rtp: 0.989388 },
    { pays: [0, 0, 1.1, 1.5, 2, 5.5, 39, 100, 800], rtp: 0.990042 },
    { pays: [0, 0, 1.1, 1.3, 1.7, 2.5, 7.5, 50, 250, 1000], rtp: 0.990689 },
    { pays: [0, 0, 1.1, 1.2, 1.3, 1.8, 3.5, 13, 50, 250, 1000], rtp: 0.987597 },
  ],
  medium: [
    { pays: [0.4, 2.75], rtp: 0.9875 },
    { pays: [0, 1.8, 5.1], rtp: 0.986538 },
    { pays: [0, 0, 2.8, 50], rtp: 0.989879 },
    { pays: [0, 0, 1.7, 10, 100], rtp: 0.987827 },
    { pays: [0, 0, 1.4, 4, 14, 390], rtp: 0.989441 },
    { pays: [0, 0, 0, 3, 9, 180, 710], rtp: 0.988347 },
    { pays: [0, 0, 0, 2, 7, 30, 400, 800], rtp: 0.989618 },
    { pays: [0, 0, 0, 2, 4, 11, 67, 400, 900], rtp: 0.989236 },
    { pays: [0, 0, 0, 2, 2.5, 5, 15, 100, 500, 1000], rtp: 0.98942 },
    { pays: [0, 0, 0, 1.6, 2, 4, 7, 26, 100, 500, 1000], rtp: 0.989743 },
  ],
  high: [
    { pays: [0, 3.96], rtp: 0.99 },
    { pays: [0, 0, 17.1], rtp: 0.986538 },
    { pays: [0, 0, 0, 81.5], rtp: 0.989879 },
    { pays: [0, 0, 0, 10, 259], rtp: 0.989058 },
    { pays: [0, 0, 0, 4.5, 48, 450], rtp: 0.988894 },
    { pays: [0, 0, 0, 0, 11, 350, 710], rtp: 0.989988 },
    { pays: [0, 0, 0, 0, 7, 90, 400, 800], rtp: 0.989618 },
    { pays: [0, 0, 0, 0, 5, 20, 270, 600, 900], rtp: 0.989571 },
    { pays: [0, 0, 0, 0, 4, 11, 56, 500, 800, 1000], rtp: 0.989645 },
    { pays: [0, 0, 0, 0, 3.5, 8, 13, 63, 500, 800, 1000], rtp: 0.990083 },
  ],
}

const ROWS = RISKS.flatMap((risk) => PUBLISHED[risk].map((row, index) => ({ risk, picks: index + 1, ...row })))

const getDraw = (clientSeed: string, serverSeed: string, nonce: number) =>
  kenoDraw((count) => draws({ clientSeed, serverSeed }, nonce, count))

describe('a draw of keno', () => {
  const clientSeed = '971f4d5c49eb1111385e9309d105227f'
  const serverSeed = 'ae1581dc89398cb8fdb84f0a2c64e816'
  // Results published elsewhere for these seeds; there, numbers count from 1.
  it.each([
    [0, [1, 7, 9, 12, 14, 16, 21, 23, 30, 39]],
    [2, [1, 8, 13, 17, 20, 28, 32, 34, 35, 36]],
    [4, [6, 14, 15, 17, 19, 22, 25, 28, 31, 39]],
    [6, [3, 10, 11, 14, 17, 25, 27, 28, 30, 31]],
    [8, [5, 8, 12, 22, 25, 26, 28, 30, 37, 40]],
  ])('the draw at nonce %i is, sorted, %j', (nonce, numbers) => {
    const drawn = getDraw(clientSeed, serverSeed, nonce).map((number) => number + 1)
    expect(drawn.toSorted((a, b) => a - b)).toEqual(numbers)
  })

  it.each([
    [
      'bb62964774',
      '18e93f4a7b5b58d2569765766d1b6c3296bbd8430d6f20249044d72f14720159',
      1,
      [31, 36, 12, 32, 2, 8, 20, 10, 25, 17],
    ],
    [
      '8b3ca8298c',
      'a5022ccf5dd5a76d2014278e3d91d1dfc47c3f12e683ea0c8151fdc2f944beb1',
      54,
      [23, 33, 1, 36, 9, 20, 19, 28, 8, 38],
    ],
  ])('the draw of %s, %s at %i has the published order', (client, server, nonce, numbers) => {
    expect(getDraw(client, server, nonce).map((number) => number + 1)).toEqual(numbers)
  })

  it('a draw has ten different numbers of forty for any input', () => {
    const value = fc.integer({ min: 0, max: 2 ** 32 - 1 })
    fc.assert(
      fc.property(fc.array(value, { minLength: 10, maxLength: 10 }), (values) => {
        const drawn = kenoDraw(() => values)
        expect(new Set(drawn).size).toBe(10)
        expect(drawn.every((number) => Number.isInteger(number) && number >= 0 && number < 40)).toBe(true)
      }),
    )
  })

  it('the smallest and largest draws pick the first or the last remaining number', () => {
    expect(kenoDraw((count) => Array.from({ length: count }, () => 0))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    const last = kenoDraw((count) => Array.from({ length: count }, () => 2 ** 32 - 1))
    expect(last).toEqual([39, 38, 37, 36, 35, 34, 33, 32, 31, 30])
  })
})

describe('the chances of keno', () => {
  it('the chances cover all draws: 10 of 40, grouped by the number of hits', () => {
    expect(KENO_DRAWS).toBe(847_660_528)
    for (let picks = 1; picks <= 10; picks += 1) {
      const ways = Array.from({ length: picks + 1 }, (_, hits) => kenoWays(picks, hits))
      expect(ways.every(Number.isSafeInteger)).toBe(true)
      expect(ways.reduce((sum, way) => sum + way)).toBe(KENO_DRAWS)
    }
  })

  it('the chances are those of a hypergeometric distribution', () => {
    expect(kenoWays(1, 1)).toBe(KENO_DRAWS / 4)
    expect(kenoWays(10, 10)).toBe(1)
    expect(kenoWays(10, 0)).toBe(30_045_015)
    expect(kenoWays(10, 9)).toBe(300)
  })
})

describe('the paytable of keno', () => {
  it('there are four risks with ten rows each', () => {
    expect(KENO_RISKS).toEqual(RISKS)
    expect(ROWS).toHaveLength(40)
  })

  it.each(ROWS)('the row of $risk with $picks picks is the published one', ({ risk, picks, pays }) => {
    const row = kenoPays(risk, picks)
    expect(row.every(Number.isInteger)).toBe(true)
    expect(row.map((multiplier) => multiplier / 100)).toEqual(pays)
    expect(row).toHaveLength(picks + 1)
  })

  it.each(ROWS)('the row of $risk with $picks picks has an RTP of $rtp', ({ risk, picks, pays, rtp }) => {
    // In integers: the payouts of all draws together, in hundredths of the stake.
    const paid = pays.reduce(
      (sum, multiplier, hits) =>
        sum + BigInt(Math.round(multiplier * 100)) * choose(picks, hits) * choose(40 - picks, 10 - hits),
      0n,
    )
    const draws = choose(40, 10) * 100n
    const millionths = Number((paid * 2_000_000n + draws) / (draws * 2n))
    expect(millionths).toBe(Math.round(rtp * 1e6))
    expect(kenoReturn(risk, picks)).toBe(Number(paid) / Number(draws))
  })

  it('the RTP is between 98.65 % and 99.07 %', () => {
    const returns = ROWS.map(({ risk, picks }) => kenoReturn(risk, picks))
    expect(Math.min(...returns).toFixed(6)).toBe('0.986538')
    expect(Math.max(...returns).toFixed(6)).toBe('0.990689')
  })

  it('there is no row for no picks or eleven', () => {
    expect(kenoPays('classic', 0)).toEqual([])
    expect(kenoPays('classic', 11)).toEqual([])
  })
})

describe('the payout of keno', () => {
  it('the payout is the amount times the multiplier, rounded down to the minor unit', () => {
    expect(kenoPayout(minor(1), 396)).toBe(3)
    expect(kenoPayout(minor(1), 70)).toBe(0)
    expect(kenoPayout(minor(333), 47)).toBe(156)
    expect(kenoPayout(minor(5_000_000), 100_000)).toBe(5_000_000_000)
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 25_000_000 }), fc.constantFrom(...ROWS), (amount, { risk, picks }) => {
        for (const multiplier of kenoPays(risk, picks)) {
          const left = BigInt(amount) * BigInt(multiplier) - BigInt(kenoPayout(minor(amount), multiplier)) * 100n
          expect(left >= 0n && left < 100n).toBe(true)
        }
      }),
    )
  })

  it('the payout depends on the picks among the drawn numbers', () => {
    expect(kenoHits([0, 5, 39], [39, 1, 0])).toBe(2)
    expect(kenoHits([7], [])).toBe(0)
  })
})

describe('a round of keno', () => {
  const seeds = {
    clientSeed: 'bb62964774',
    serverSeed: '18e93f4a7b5b58d2569765766d1b6c3296bbd8430d6f20249044d72f14720159',
  }
  const draw = (count: number) => draws(seeds, 1, count)
  const drawn = [30, 35, 11, 31, 1, 7, 19, 9, 24, 16]

  it('is settled at once, and its replay draws the same', () => {
    const bet = { risk: 'medium', picks: [1, 2, 3, 9, 24] } as const
    const round = kenoRules.start(draw, { ...bet, picks: [...bet.picks] }, minor(250), 'RUB')
    expect(round).toEqual({ status: 'settled', state: { drawn }, payout: 1_000, cashOut: null })
    const again = kenoRules.replay(draw, { ...bet, picks: [...bet.picks] }, minor(250), { drawn: [] }, 'RUB')
    expect(again).toMatchObject({ state: { drawn }, payout: 1_000 })
  })

  it('pays without a hit if its row says so', () => {
    expect(kenoRules.start(draw, { risk: 'low', picks: [0] }, minor(101), 'RUB').payout).toBe(70)
    expect(kenoRules.start(draw, { risk: 'classic', picks: [0] }, minor(101), 'RUB').payout).toBe(0)
  })

  it('accepts no step', () => {
    // The type allows no action for this game; one that arrives anyway is rejected.
    const step = { kind: 'cashOut' } as never
    expect(kenoRules.act(draw, { risk: 'low', picks: [0] }, minor(100), { drawn }, step)).toBe('round.settled')
  })
})

describe('a bet on keno', () => {
  const problem = (picks: number[]) => kenoRules.betProblem({ risk: 'high', picks }, minor(100), 'RUB')

  it.each([[[0]], [[39, 0]], [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]]])('%j is accepted as a bet', (picks) => {
    expect(problem(picks)).toBeNull()
  })

  it.each([
    [[], 'picks.none'],
    [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 'picks.tooMany'],
    [[3, 3], 'picks.twice'],
    [[40], 'picks.unknown'],
    [[-1], 'picks.unknown'],
    [[0.5], 'picks.unknown'],
    [[Number.NaN], 'picks.unknown'],
  ])('%j is rejected as a bet: %s', (picks, code) => {
    expect(problem(picks)).toBe(code)
  })
})

function choose(of: number, taken: number): bigint {
  let result = 1n
  for (let step = 1; step <= taken; step += 1) result = (result * BigInt(of - taken + step)) / BigInt(step)
  return result
}
