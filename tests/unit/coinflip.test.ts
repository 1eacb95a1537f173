import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  COIN_SIDES,
  COINFLIP_MOST,
  type CoinSide,
  coinflipMultiplier,
  coinflipPayout,
  coinflipReturn,
  coinflipRules,
  winsIn,
} from '#domain/games/coinflip.ts'
import { draws } from '#domain/fairness/draws.ts'
import { minor, ZERO } from '#domain/money/money.ts'
import type { Draw, Drawn } from '#domain/fairness/round-rules.ts'

const SEEDS = {
  clientSeed: '247e90a65d07b3c4d629ada402918f03',
  serverSeed: '8b9c7cf18c001dfb7ea6f6fe52f3df95',
}
const TEN = minor(1_000)
const { act, betProblem, replay, start } = coinflipRules

/** Draws that show these sides: the ends of each half of the range of draws. */
const showing =
  (sides: readonly CoinSide[]): Draw =>
  (count) =>
    sides.slice(0, count).map((side) => (side === 'heads' ? 2 ** 31 : 2 ** 31 - 1))

const named = (letters: string): CoinSide[] => Array.from(letters, (letter) => (letter === 'h' ? 'heads' : 'tails'))

/** Plays these calls one after the other; throws if one is rejected. */
function play(draw: Draw, calls: readonly CoinSide[], amount = TEN): Drawn<'coinflip'> {
  const [side = 'heads', ...rest] = calls
  return rest.reduce<Drawn<'coinflip'>>(
    (round, call) => {
      const next = act(draw, { side }, amount, round.state, { kind: 'flip', side: call })
      if (typeof next === 'string') throw new Error(next)
      return next
    },
    start(draw, { side }, amount, 'RUB'),
  )
}

describe('the flips of a round', () => {
  // Results published elsewhere for these seeds.
  it.each([
    [0, 'hhhhthhhhthhtthhthht'],
    [2, 'hhhthhhhthtththtttth'],
    [4, 'thtthhtthhthtthhttth'],
    [6, 'ththhhhtthhththtthhh'],
    [8, 'thhhhthththhhtthhhtt'],
  ])('the flips at nonce %i are %s', (nonce, letters) => {
    const draw: Draw = (count) => draws(SEEDS, nonce, count)
    const sides = named(letters)
    expect(play(draw, sides).state).toEqual({ flips: sides, calls: sides })
  })

  it('a flip is heads in the upper half of the draws and tails in the lower', () => {
    const shown = (draw: number) => start(() => [draw], { side: 'heads' }, TEN, 'RUB').state.flips
    expect([0, 2 ** 31 - 1, 2 ** 31, 2 ** 32 - 1].map(shown)).toEqual([['tails'], ['tails'], ['heads'], ['heads']])
  })

  it('the flips do not depend on the calls', () => {
    const sides = named('hthh')
    for (const call of COIN_SIDES)
      expect(start(showing(sides), { side: call }, TEN, 'RUB').state.flips).toEqual(['heads'])
  })
})

describe('a round of coinflip', () => {
  it('stays open after a win, and shows what a cash-out pays', () => {
    expect(start(showing(['heads']), { side: 'heads' }, TEN, 'RUB')).toEqual({
      status: 'open',
      state: { flips: ['heads'], calls: ['heads'] },
      payout: ZERO,
      cashOut: 1_980,
    })
    expect(play(showing(named('hth')), named('hth'))).toMatchObject({ status: 'open', payout: 0, cashOut: 7_920 })
  })

  it('is lost by the first wrong call, in the first flip or later', () => {
    const first = start(showing(['heads']), { side: 'tails' }, TEN, 'RUB')
    expect(first).toEqual({
      status: 'settled',
      state: { flips: ['heads'], calls: ['tails'] },
      payout: ZERO,
      cashOut: null,
    })
    const third = play(showing(named('hth')), named('htt'))
    expect(third).toMatchObject({ status: 'settled', payout: 0, cashOut: null })
    expect(winsIn(third.state)).toBe(2)
  })

  it('pays its value at a cash-out and keeps its flips', () => {
    const open = play(showing(named('ht')), named('ht'))
    expect(act(showing(named('ht')), { side: 'heads' }, TEN, open.state, { kind: 'cashOut' })).toEqual({
      status: 'settled',
      state: open.state,
      payout: open.cashOut,
      cashOut: null,
    })
  })

  it('settles by itself with the twentieth win', () => {
    const sides = named('hhhhthhhhthhtthhthht')
    expect(play(showing(sides), sides.slice(0, 19))).toMatchObject({ status: 'open', cashOut: 519_045_120 })
    expect(play(showing(sides), sides)).toMatchObject({ status: 'settled', payout: 1_038_090_240, cashOut: null })
  })

  it('accepts no step after it is lost or complete', () => {
    const lost = start(showing(['heads']), { side: 'tails' }, TEN, 'RUB').state
    const all = named('h'.repeat(COINFLIP_MOST))
    const full = play(showing(all), all).state
    for (const state of [lost, full, { flips: [], calls: [] }]) {
      for (const action of [{ kind: 'flip', side: 'heads' }, { kind: 'cashOut' }] as const) {
        expect(act(showing(all), { side: 'heads' }, TEN, state, action)).toBe('round.over')
      }
    }
  })

  it('rejects any side other than heads and tails', () => {
    // A side that no schema accepts, as from a caller without types.
    const side = 'edge' as CoinSide
    expect(betProblem({ side }, TEN, 'RUB')).toBe('side.unknown')
    expect(betProblem({ side: 'tails' }, TEN, 'RUB')).toBeNull()
    const { state } = start(showing(['heads']), { side: 'heads' }, TEN, 'RUB')
    expect(act(showing(['heads']), { side: 'heads' }, TEN, state, { kind: 'flip', side })).toBe('side.unknown')
  })

  it('is reproduced by its replay, however it ended', () => {
    const side = fc.constantFrom(...COIN_SIDES)
    fc.assert(
      fc.property(fc.nat(1_000), fc.array(side, { minLength: 1, maxLength: COINFLIP_MOST }), (nonce, calls) => {
        const draw: Draw = (count) => draws(SEEDS, nonce, count)
        let round = start(draw, { side: calls[0] ?? 'heads' }, TEN, 'RUB')
        for (const call of calls.slice(1)) {
          const next = act(draw, { side: 'heads' }, TEN, round.state, { kind: 'flip', side: call })
          if (typeof next !== 'string') round = next
        }
        const payout = round.cashOut ?? round.payout
        const again = replay(draw, { side: calls[0] ?? 'heads' }, TEN, round.state, 'RUB')
        expect(again).toEqual({ state: round.state, payout })
      }),
    )
  })

  it('with other flips than those of its seeds does not match its replay', () => {
    const reported = { flips: named('hh'), calls: named('hh') }
    expect(replay(showing(named('ht')), { side: 'heads' }, TEN, reported, 'RUB')).toEqual({
      state: { flips: named('ht'), calls: named('hh') },
      payout: 0,
    })
    expect(replay(showing(named('th')), { side: 'heads' }, TEN, reported, 'RUB').state).toEqual({
      flips: ['tails'],
      calls: ['heads'],
    })
  })
})

describe('the payout of coinflip', () => {
  it('the multiplier is 1.98 and doubles with each further win', () => {
    expect(Array.from({ length: COINFLIP_MOST }, (_, index) => coinflipMultiplier(index + 1) / 100)).toEqual([
      1.98, 3.96, 7.92, 15.84, 31.68, 63.36, 126.72, 253.44, 506.88, 1013.76, 2027.52, 4055.04, 8110.08, 16220.16,
      32440.32, 64880.64, 129761.28, 259522.56, 519045.12, 1038090.24,
    ])
  })

  it.each([
    [1, 1, 1],
    [1, 2, 3],
    [3, 1, 5],
    [50, 1, 99],
    [5_000_000, 20, 5_190_451_200_000],
  ])('a bet of %i after %i wins pays %i, rounded down to the minor unit', (amount, wins, payout) => {
    expect(coinflipPayout(minor(amount), wins)).toBe(payout)
  })

  it('the payout is exact for every amount up to the maximum bet', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5_000_000 }), fc.integer({ min: 1, max: 20 }), (amount, wins) => {
        const expected = (BigInt(amount) * 198n * 2n ** BigInt(wins - 1)) / 100n
        expect(BigInt(coinflipPayout(minor(amount), wins))).toBe(expected)
      }),
    )
  })

  it('the return is 99 % for every number of wins, as a fraction', () => {
    for (let wins = 1; wins <= COINFLIP_MOST; wins += 1) {
      const { numerator, denominator } = coinflipReturn(wins)
      expect(numerator * 100n).toBe(denominator * 99n)
    }
  })

  it('the return is 99 % over all results of four flips', () => {
    const calls = named('htth')
    for (let goal = 1; goal <= 4; goal += 1) {
      let paid = 0
      for (let way = 0; way < 16; way += 1) {
        const flips = calls.map((_, at): CoinSide => ((way >> at) % 2 === 0 ? 'heads' : 'tails'))
        const round = playUntilOver(showing(flips), calls.slice(0, goal))
        paid += round.cashOut ?? round.payout
      }
      expect(paid).toBe((16 * TEN * 99) / 100)
    }
  })
})

/** Plays these calls as far as the round goes. */
function playUntilOver(draw: Draw, calls: readonly CoinSide[]): Drawn<'coinflip'> {
  let round = start(draw, { side: calls[0] ?? 'heads' }, TEN, 'RUB')
  for (const side of calls.slice(1)) {
    if (round.status === 'settled') break
    const next = act(draw, { side: calls[0] ?? 'heads' }, TEN, round.state, { kind: 'flip', side })
    if (typeof next === 'string') throw new Error(next)
    round = next
  }
  return round
}
