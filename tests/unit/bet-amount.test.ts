import { describe, expect, it } from 'vitest'
import { getAmountRejection } from '#src/games/table/bet/amount-rejection.ts'
import { type Bounds, changeAmount, getMostToBet, readBetAmount } from '#src/games/table/bet/bet-amount.ts'
import { minor } from '#domain/money/money.ts'

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
    // Of too low a balance, the amount field says so, and the way to deposit.
    ['7', 'max', 42, 100],
    ['₽10.00', 'double', 50_000, 2_000],
  ] as const)('%j after %s with a balance of %s is %i', (text, change, balance, expected) => {
    expect(changeAmount(text, change, bounds(balance), 'en')).toBe(expected)
  })

  it('a rejected amount shows the operator’s own limit', () => {
    const getRejection = (text: string) =>
      getAmountRejection({ code: 'validation', fields: { amount: [text] }, retry: false })
    expect(getRejection('amount.below:5.00')).toEqual({ id: 'bet.amount.below', limit: 500 })
    expect(getRejection('amount.above:7.50')).toEqual({ id: 'bet.amount.above', limit: 750 })
    expect(getRejection('amount.funds')).toEqual({ id: 'bet.amount.funds', limit: null })
    expect(getRejection('amount.below:<b>')).toEqual({ id: 'bet.amount.below', limit: null })
    expect([getRejection('toString'), getRejection(''), getAmountRejection({ code: 'operator', retry: true })]).toEqual(
      [null, null, null],
    )
  })
})
