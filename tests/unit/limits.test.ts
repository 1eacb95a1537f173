import { describe, expect, it } from 'vitest'
import { CURRENCIES, DEFAULT_CURRENCY, isCurrency } from '#domain/money/currencies.ts'
import { currencySymbol } from '#domain/money/currency-symbol.ts'
import { betLimits, DEPOSIT_LIMITS, minPayout, rangeProblem } from '#domain/money/limits.ts'
import { minor } from '#domain/money/money.ts'

/** Minor units, written by hand from the operator's limits. */
const TABLE = {
  RUB: {
    crash: [100, 5_000_000],
    miner: [100, 100_000],
    coinflip: [100, 1_000_000],
    keno: [100, 1_000_000],
    hilo: [100, 1_000_000],
    roulette: [100, 1_000_000],
    wheel: [100, 100],
    dice: [100, 1_000_000],
    plinko: [100, 1_000_000],
    payout: 10_000,
  },
  USD: {
    crash: [1, 50_000],
    miner: [1, 1_000],
    coinflip: [1, 10_000],
    keno: [1, 10_000],
    hilo: [1, 10_000],
    roulette: [1, 10],
    wheel: [1, 10_000],
    dice: [1, 10_000],
    plinko: [1, 10_000],
    payout: 100,
  },
  KZT: {
    crash: [500, 25_000_000],
    miner: [500, 500_000],
    coinflip: [500, 5_000_000],
    keno: [500, 5_000_000],
    hilo: [500, 5_000_000],
    roulette: [500, 500],
    wheel: [500, 500],
    dice: [500, 5_000_000],
    plinko: [500, 5_000_000],
    payout: 50_000,
  },
  INR: {
    crash: [100, 5_000_000],
    miner: [100, 100_000],
    coinflip: [100, 1_000_000],
    keno: [100, 1_000_000],
    hilo: [100, 1_000_000],
    roulette: [100, 100],
    wheel: [100, 1_000_000],
    dice: [100, 1_000_000],
    plinko: [100, 1_000_000],
    payout: 10_000,
  },
  EUR: {
    crash: [1, 50_000],
    miner: [1, 1_000],
    coinflip: [1, 10_000],
    keno: [1, 10_000],
    hilo: [1, 10_000],
    roulette: [1, 10],
    wheel: [1, 10_000],
    dice: [1, 10_000],
    plinko: [1, 10_000],
    payout: 100,
  },
} as const

const GAMES = ['crash', 'miner', 'coinflip', 'keno', 'hilo', 'roulette', 'wheel', 'dice', 'plinko'] as const
const rows = CURRENCIES.flatMap((currency) => GAMES.map((game) => [currency, game, ...TABLE[currency][game]] as const))

describe('the limits of amounts', () => {
  it('there are limits for exactly five currencies', () => {
    expect([...CURRENCIES].toSorted()).toEqual(Object.keys(TABLE).toSorted())
    expect(DEFAULT_CURRENCY).toBe('RUB')
    expect(CURRENCIES.map((currency) => currencySymbol(currency)).join('')).toBe('₽$₸₹€')
  })

  it.each(rows)('%s %s: %i to %i', (currency, game, min, max) => {
    expect(betLimits(game, currency)).toEqual({ min, max })
  })

  it.each(CURRENCIES)('%s has its minimum withdrawal', (currency) => {
    expect(minPayout(currency)).toBe(TABLE[currency].payout)
  })

  it('an amount outside the limits is below or above, and the limits themselves are allowed', () => {
    const range = betLimits('dice', 'RUB')
    expect([99, 100, 101, 999_999, 1_000_000, 1_000_001].map((value) => rangeProblem(minor(value), range))).toEqual([
      'below',
      null,
      null,
      null,
      null,
      'above',
    ])
  })

  it('a deposit is from 100 to 300000, with 100 by default', () => {
    expect(DEPOSIT_LIMITS).toEqual({ min: 10_000, max: 30_000_000, standard: 10_000 })
  })

  it.each([null, undefined, '', 'rub', 'BTC', 'toString', '__proto__', 643, {}, ['RUB']])(
    '%j is not a currency',
    (value) => {
      expect(isCurrency(value)).toBe(false)
    },
  )
})
