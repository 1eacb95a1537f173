import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getAmountRejection } from '../../src/games/original/bet/amount-rejection.ts'
import { type Bounds, changeAmount, getMostToBet, readBetAmount } from '../../src/games/original/bet/bet-amount.ts'
import { decimalFormat, readDecimal } from '../../src/games/dice/hundredths.ts'
import { isClientSeed, randomClientSeed } from '../../src/games/original/fairness/client-seed.ts'
import { getOutcome } from '../../src/games/original/round/outcome.ts'
import { readDiceLine } from '../../src/games/dice/dice-line.ts'
import type { OriginalRound } from '../../worker/db/view.ts'
import { minor } from '../../worker/domain/money/money.ts'
import { LOCALES, type Locale, numberLocale } from '../../worker/domain/account/locales.ts'

const limits = { min: minor(100), max: minor(1_000_000) }
const bounds = (balance: number | null): Bounds => ({
  limits,
  balance: balance === null ? null : minor(balance),
  currency: 'RUB',
})

describe('the bet amount', () => {
  it.each([
    ['1', 50_000, { ok: true, value: 100 }],
    ['10 000,00', 1_000_000, { ok: true, value: 1_000_000 }],
    ['0.99', 50_000, { ok: false, problem: 'below' }],
    ['0', 50_000, { ok: false, problem: 'below' }],
    ['10000.01', null, { ok: false, problem: 'above' }],
    ['10000.01', 50, { ok: false, problem: 'above' }],
    ['500.01', 50_000, { ok: false, problem: 'funds' }],
    ['500', 50_000, { ok: true, value: 50_000 }],
    ['1', 0, { ok: false, problem: 'funds' }],
    ['1', null, { ok: true, value: 100 }],
    ['1e3', 50_000, { ok: false, problem: 'notANumber' }],
    ['', 50_000, { ok: false, problem: 'empty' }],
    ['₽100.00', 50_000, { ok: true, value: 10_000 }],
    ['\u202d100\u202c ₽', 50_000, { ok: true, value: 10_000 }],
    ['$100.00', 50_000, { ok: false, problem: 'notANumber' }],
  ])('%j with a balance of %s: %j', (text, balance, expected) => {
    expect(readBetAmount(text, bounds(balance), 'en')).toEqual(expected)
  })

  it('the maximum is the limit or the balance, whichever is lower', () => {
    expect([null, 2_000_000, 1_000_000, 999, 0].map((balance) => getMostToBet(bounds(balance)))).toEqual([
      1_000_000, 1_000_000, 1_000_000, 999, 0,
    ])
  })

  it.each([
    ['10', 'half', 50_000, 500],
    ['1.01', 'half', 50_000, 100],
    ['3.33', 'half', 50_000, 166],
    ['10', 'double', 50_000, 2_000],
    ['400', 'double', 50_000, 50_000],
    ['9000', 'double', null, 1_000_000],
    ['x', 'double', 50_000, 200],
    ['x', 'half', 50_000, 100],
    ['99999999999999999', 'double', 50_000, 200],
    ['9999999999999', 'double', 50_000, 50_000],
    ['7', 'max', 50_000, 50_000],
    ['7', 'max', 2_000_000, 1_000_000],
    ['7', 'max', 42, 42],
    ['₽10.00', 'double', 50_000, 2_000],
  ] as const)('%j after %s with a balance of %s is %i', (text, change, balance, expected) => {
    expect(changeAmount(text, change, bounds(balance), 'en')).toBe(expected)
  })

  it('a rejected amount shows the operator’s own limit', () => {
    const refused = (text: string) =>
      getAmountRejection({ code: 'validation', fields: { amount: [text] }, retry: false })
    expect(refused('amount.below:5.00')).toEqual({ id: 'bet.amount.below', limit: 500 })
    expect(refused('amount.above:7.50')).toEqual({ id: 'bet.amount.above', limit: 750 })
    expect(refused('amount.funds')).toEqual({ id: 'bet.amount.funds', limit: null })
    expect(refused('amount.below:<b>')).toEqual({ id: 'bet.amount.below', limit: null })
    expect([refused('toString'), refused(''), getAmountRejection({ code: 'operator', retry: true })]).toEqual([
      null,
      null,
      null,
    ])
  })
})

describe('targets, chances and multipliers as text', () => {
  it.each([
    ['50', 2, 5_000],
    ['50.5', 2, 5_050],
    ['50,05', 2, 5_005],
    [' 1,98 × ', 4, 19_800],
    ['49.5 %', 2, 4_950],
    ['5.', 2, 500],
    ['\u200b٥٠.٥', 2, 5_050],
    ['50.005', 2, null],
    ['-5', 2, null],
    ['1e2', 2, null],
    ['', 2, null],
    ['.', 2, null],
    ['1.2.3', 2, null],
    ['99999999', 2, null],
  ])('%j with %i digits is %s', (text, digits, expected) => {
    expect(readDecimal(text, digits)).toBe(expected)
  })

  it('values are read back as they were written, in any language', () => {
    const write = (value: number, digits: number, locale: Locale) =>
      new Intl.NumberFormat(numberLocale(locale), decimalFormat(digits)).format(value / 10 ** digits)
    fc.assert(
      fc.property(fc.nat(99_000_000), fc.constantFrom(2, 4), fc.constantFrom(...LOCALES), (value, digits, locale) => {
        expect(readDecimal(write(value, digits, locale), digits)).toBe(value)
      }),
    )
    expect([write(5, 2, 'en'), write(0, 4, 'ru'), write(19_800_000, 4, 'kz')]).toEqual(['0.05', '0,0000', '1980,0000'])
  })
})

describe('a stored bet line', () => {
  it('a stored line is read back', () => {
    expect(readDiceLine({ target: 3_333, direction: 'under' })).toEqual({ target: 3_333, direction: 'under' })
  })

  it.each([
    null,
    'text',
    [],
    {},
    { target: 3_333, direction: 'beside' },
    { target: '3333', direction: 'under' },
    { target: 9_801, direction: 'under' },
    { target: 33.5, direction: 'under' },
  ])('no line is read from %j', (kept) => {
    expect(readDiceLine(kept)).toBeNull()
  })
})

const round: OriginalRound<'dice'> = {
  id: 'round',
  playerId: 'player',
  game: 'dice',
  at: 1,
  key: null,
  lastKey: null,
  amount: minor(1_000),
  currency: 'RUB',
  payout: minor(2_000),
  serverSeedHash: 'a'.repeat(64),
  clientSeed: 'bb62964774',
  nonce: 1,
  status: 'settled',
  step: 0,
  cashOut: null,
  bet: { target: 5_050, direction: 'over' },
  state: { roll: 7_718 },
}

describe('the shown outcome', () => {
  it.each([
    [1_001, 'win'],
    [1_000, 'push'],
    [999, 'loss'],
    [0, 'loss'],
  ] as const)('a round of 10.00 that pays %i minor units is a %s, whatever the roll', (payout, outcome) => {
    expect(getOutcome({ ...round, payout: minor(payout) })).toBe(outcome)
  })
})

describe('the client seed', () => {
  it.each(['a', '!~', 'a'.repeat(64), 'Qwerty-123', '"<>&'])('%j is a valid client seed', (seed) => {
    expect(isClientSeed(seed)).toBe(true)
  })

  it.each(['', ' ', 'a b', 'a'.repeat(65), 'сид', 'a\n', '\u007f', '😀'])('%j is not a valid client seed', (seed) => {
    expect(isClientSeed(seed)).toBe(false)
  })

  it('suggested client seeds are valid and always different', () => {
    const offered = Array.from({ length: 100 }, randomClientSeed)
    expect(offered.every(isClientSeed)).toBe(true)
    expect(new Set(offered).size).toBe(100)
  })
})
