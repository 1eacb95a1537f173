import { describe, expect, it } from 'vitest'
import { minor } from '#domain/money/money.ts'
import { findShownChange } from '#domain/money/shown.ts'

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
  ] as const)('%s', (_name, shown, stored, localBalance, change) => {
    expect(findShownChange(shown, stored, localBalance === null ? null : minor(localBalance))).toBe(change)
  })
})
