import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { getDeduction } from '#src/modals/PayIn/get-deduction.ts'
import { minor } from '#domain/money/money.ts'
import en from '../../lang/account/en.json' with { type: 'json' }
import { someTexts } from './support/some-texts.ts'

const METHODS = [
  { hash: 'kiosk', exchangeCurrency: null },
  { hash: 'abroad', exchangeCurrency: 'KZT' },
]
const COINS = {
  address: 'T1',
  network: 'TRC-20',
  amount: '10',
  currency: 'USDT',
  confirmations: { needed: 1, seen: 0 },
}
const { formatMessage } = createIntl({ locale: 'en', messages: someTexts(en) })

describe('the amount that an invoice credits', () => {
  it.each([
    ['kiosk', minor(3_000), null, 'after the fee'],
    ['abroad', minor(3_000), null, 'after the fee and the exchange'],
    ['abroad', null, null, 'after the exchange'],
    ['tether', minor(3_000), COINS, 'after the fee and the exchange'],
    ['tether', minor(0), COINS, 'after the exchange'],
  ])('by %s with a fee of %j and the coins %j comes “%s”', (methodHash, commission, crypto, text) => {
    const deduction = getDeduction({ commission, crypto, methodHash }, METHODS)
    expect(formatMessage({ id: 'deposit.invoice.credited.text' }, { deduction })).toBe(text)
  })

  it('says nothing of a fee or an exchange where there is none', () => {
    expect(getDeduction({ commission: null, crypto: null, methodHash: 'kiosk' }, METHODS)).toBeNull()
    expect(getDeduction({ commission: minor(0), crypto: null, methodHash: 'unknown' }, [])).toBeNull()
  })
})
