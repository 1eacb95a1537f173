import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exchanged, priceOfOne } from '#src/modals/PayIn/exchange.ts'
import { minor } from '#domain/money/money.ts'

describe('the exchange of a deposit', () => {
  it('is computed exactly and rounded up or down as requested', () => {
    expect(exchanged(minor(100_000), '0.0125', 'up')).toBe('12.5')
    expect(exchanged(minor(100), '0.000000138888888888', 'up')).toBe('0.00000014')
    expect(exchanged(minor(100), '0.000000138888888888', 'down')).toBe('0.00000013')
    expect(exchanged(minor(1), '1', 'down')).toBe('0.01')
    expect(exchanged(minor(999_999_999_999_999), '100000000000000000.5', 'down')).toBe(
      '999999999999999004999999999999.995',
    )
  })

  it('has no result for an invalid rate', () => {
    for (const rate of ['', '0', '0.000', '-1', '1e5', 'NaN', '1,5', '1.2.3']) {
      expect(exchanged(minor(100), rate, 'up')).toBeNull()
      expect(priceOfOne(rate)).toBeNull()
    }
  })

  it('rounded up is at most one step more than rounded down', () => {
    const amounts = fc.integer({ min: 0, max: 10 ** 14 })
    const rates = fc.tuple(fc.integer({ min: 0, max: 10 ** 9 }), fc.integer({ min: 1, max: 10 ** 9 }))
    fc.assert(
      fc.property(amounts, rates, (amount, [whole, fraction]) => {
        const rate = `${whole}.${String(fraction).padStart(10, '0')}`
        const [up, down] = [steps(exchanged(minor(amount), rate, 'up')), steps(exchanged(minor(amount), rate, 'down'))]
        expect(up - down === 0n || up - down === 1n).toBe(true)
      }),
    )
  })

  it('shows the price of one coin if the rate has many leading zeros', () => {
    expect(priceOfOne('0.000000138888888888')).toBe(720_000_000)
    expect(priceOfOne('0.0000000000000001')).toBeNull()
  })
})

/** A decimal in hundred-millionths, the smallest shown unit. */
function steps(decimal: string | null): bigint {
  const [whole = '', fraction = ''] = (decimal ?? 'none').split('.')
  return BigInt(whole + fraction.padEnd(8, '0'))
}
