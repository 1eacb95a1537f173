import { describe, expect, it } from 'vitest'
import { minor } from '../../worker/domain/money/money.ts'
import { findShownChange } from '../../worker/domain/money/shown.ts'
import { getSeen } from '../../src/ui/use-seen.ts'

describe('what a press counts for', () => {
  it('is the value that was drawn 400 ms before, or earlier', () => {
    const drawn = { value: 'two', before: 'three', at: 1_000 }
    expect([1_000, 1_060, 1_399].map((now) => getSeen(drawn, now))).toEqual(['three', 'three', 'three'])
    expect([1_400, 9_000].map((now) => getSeen(drawn, now))).toEqual(['two', 'two'])
  })
})

describe('the wallet on the screen', () => {
  const wallet = (balance: number | null, currency: 'RUB' | 'USD' = 'RUB') => ({
    currency,
    balance: balance === null ? null : minor(balance),
  })

  it.each([
    ['has not changed', wallet(100), wallet(100), null, null],
    ['was in another currency', wallet(100), wallet(100, 'USD'), null, 'currency.changed'],
    ['showed more money', wallet(100), wallet(90), null, 'balance.changed'],
    ['showed less money', wallet(100), wallet(110), null, null],
    ['showed no balance', wallet(null), wallet(90), null, null],
    ['was changed by a bet of this tab', wallet(100), wallet(90), 90, null],
    ['was changed after a bet of this tab', wallet(100), wallet(80), 90, 'balance.changed'],
  ] as const)('%s', (_name, shown, stored, own, change) => {
    expect(findShownChange(shown, stored, own === null ? null : minor(own))).toBe(change)
  })
})
