import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  DICE_CHANCE,
  type DiceDirection,
  diceChance,
  diceMultiplier,
  dicePayout,
  diceReturn,
  diceTarget,
  diceTargets,
  diceWins,
  isDiceTarget,
} from '#domain/games/dice.ts'
import { diceRoll } from '#domain/games/dice-roll.ts'
import { minor } from '#domain/money/money.ts'

const DIRECTIONS = ['over', 'under'] as const satisfies readonly DiceDirection[]

/** Every playable target, with the number of rolls of 10001 that win it. */
const playable = DIRECTIONS.flatMap((direction) =>
  Array.from({ length: 9_800 }, (_, index) => {
    const winning = index + 1
    return { direction, winning, target: direction === 'over' ? 10_000 - winning : winning }
  }),
)

describe('the roll of dice', () => {
  const first = { clientSeed: '86ff027f15c48241af7f54a726690ee7', serverSeed: 'f2ac89b608eeb01312d115bce6741b32' }
  // Results published elsewhere for these seeds.
  it.each([
    [first, 0, 2_807],
    [first, 2, 586],
    [first, 4, 966],
    [first, 6, 8_723],
    [first, 8, 9_035],
    [
      { clientSeed: 'bb62964774', serverSeed: '18e93f4a7b5b58d2569765766d1b6c3296bbd8430d6f20249044d72f14720159' },
      1,
      7_718,
    ],
    [
      { clientSeed: '8b3ca8298c', serverSeed: 'a5022ccf5dd5a76d2014278e3d91d1dfc47c3f12e683ea0c8151fdc2f944beb1' },
      54,
      5_637,
    ],
  ])('the roll of %j at %i is %i', (seeds, nonce, roll) => {
    expect(diceRoll(seeds, nonce)).toBe(roll)
  })

  it('the roll changes with each of its seeds and with the nonce', () => {
    const rolls = [
      diceRoll(first, 0),
      diceRoll(first, 1),
      diceRoll({ ...first, clientSeed: `${first.clientSeed}0` }, 0),
      diceRoll({ ...first, serverSeed: `${first.serverSeed}0` }, 0),
    ]
    expect(new Set(rolls).size).toBe(4)
  })

  it('the roll is between 0 and 100.00', () => {
    const seed = fc.stringMatching(/^[!-~]{1,64}$/)
    fc.assert(
      fc.property(seed, seed, fc.nat(1_000_000), (clientSeed, serverSeed, nonce) => {
        const roll = diceRoll({ clientSeed, serverSeed }, nonce)
        expect(Number.isInteger(roll) && roll >= 0 && roll <= 10_000).toBe(true)
      }),
    )
  })
})

describe('the targets of dice', () => {
  it('the chances of targets go from 0.01 to 98 %', () => {
    expect(DICE_CHANCE).toEqual({ min: 1, max: 9_800 })
    expect(diceTargets('over')).toEqual({ min: 200, max: 9_999 })
    expect(diceTargets('under')).toEqual({ min: 1, max: 9_800 })
  })

  it('exactly these targets are playable', () => {
    for (const direction of DIRECTIONS) {
      const allowed = new Set(playable.filter((bet) => bet.direction === direction).map(({ target }) => target))
      for (let target = -1; target <= 10_001; target += 1) {
        expect(isDiceTarget(target, direction)).toBe(allowed.has(target))
      }
    }
  })

  it.each([Number.NaN, Infinity, 50.5, -200, 1e9])('%s is not a playable target', (target) => {
    for (const direction of DIRECTIONS) expect(isDiceTarget(target, direction)).toBe(false)
  })

  it('targets and chances convert into each other, and a mirrored target has the same chance', () => {
    for (const { direction, target, winning } of playable) {
      expect(diceChance(target, direction)).toBe(winning)
      expect(diceTarget(winning, direction)).toBe(target)
    }
    expect(diceTarget(diceChance(5_050, 'over'), 'under')).toBe(4_950)
  })
})

describe('a win at dice', () => {
  it('a roll equal to the target loses', () => {
    expect([4_999, 5_000, 5_001].map((roll) => diceWins(roll, 5_000, 'over'))).toEqual([false, false, true])
    expect([4_999, 5_000, 5_001].map((roll) => diceWins(roll, 5_000, 'under'))).toEqual([true, false, false])
  })

  it('as many rolls of 10001 win as the chance says', () => {
    for (const target of [1, 2, 199, 200, 4_950, 5_000, 9_800, 9_999]) {
      for (const direction of DIRECTIONS) {
        let winning = 0
        for (let roll = 0; roll <= 10_000; roll += 1) if (diceWins(roll, target, direction)) winning += 1
        expect(winning).toBe(diceChance(target, direction))
      }
    }
  })
})

describe('the payout of dice', () => {
  const amounts = [1, 2, 3, 7, 99, 100, 101, 333, 12_345, 500_000, 1_000_000, 5_000_000].map((value) => minor(value))

  it('the payout is amount × 99 / chance % for every target, exact, rounded down to the minor unit', () => {
    for (const { direction, target, winning } of playable) {
      for (const amount of amounts) {
        // 99 / (winning / 100 %) of the amount, as an integer and a remainder.
        const paid = BigInt(dicePayout(amount, target, direction))
        const left = BigInt(amount) * 9_900n - paid * BigInt(winning)
        if (left < 0n || left >= BigInt(winning)) expect.fail(`${amount} ${direction} ${target}: ${paid}`)
      }
    }
  })

  it('the payout is exact for every amount up to the maximum bet', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 25_000_000 }), fc.constantFrom(...playable), (amount, bet) => {
        const expected = (BigInt(amount) * 9_900n) / BigInt(bet.winning)
        expect(BigInt(dicePayout(minor(amount), bet.target, bet.direction))).toBe(expected)
      }),
    )
  })

  it('the shown multiplier is never more than the paid one', () => {
    for (const { direction, target, winning } of playable) {
      const expected = (9_900n * 10_000n) / BigInt(winning)
      if (BigInt(diceMultiplier(target, direction)) !== expected) expect.fail(`${direction} ${target}`)
    }
  })

  it.each([
    ['over', 5_050, 20_000, 200],
    ['under', 4_950, 20_000, 200],
    ['over', 200, 10_102, 101],
    ['over', 9_999, 99_000_000, 990_000],
    ['under', 1, 99_000_000, 990_000],
    ['under', 5_000, 19_800, 198],
    ['under', 3_333, 29_702, 297],
  ] as const)('%s %i: × %i, 1.00 returns %i', (direction, target, multiplier, payout) => {
    expect(diceMultiplier(target, direction)).toBe(multiplier)
    expect(dicePayout(minor(100), target, direction)).toBe(payout)
  })

  it('the RTP is 98.99 % at every target before rounding', () => {
    for (const { direction, target } of playable) {
      if (Math.abs(diceReturn(target, direction) - 9_900 / 10_001) > 1e-12) expect.fail(`${direction} ${target}`)
    }
  })

  it('the payouts over all rolls match the RTP, less the rounding', () => {
    const amount = minor(1_000_000)
    for (const target of [200, 1_234, 5_050, 9_999]) {
      let paid = 0n
      for (let roll = 0; roll <= 10_000; roll += 1) {
        if (diceWins(roll, target, 'over')) paid += BigInt(dicePayout(amount, target, 'over'))
      }
      const share = Number(paid) / (amount * 10_001)
      expect(share).toBeLessThanOrEqual(diceReturn(target, 'over'))
      expect(share).toBeGreaterThan(diceReturn(target, 'over') - 1e-5)
    }
  })
})
