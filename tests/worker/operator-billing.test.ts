import { describe, expect, test } from 'vitest'
import { cancelDeposit, getDepositStatus, createDeposit, getDepositByKey } from '#endpoints/billing.ts'
import { good, key, rejected, useMoneyOperator } from './support/money.ts'

/** Deposits of every kind, and the payment page. */

const casino = useMoneyOperator()
const { call, player } = casino

describe('deposits of the stand-in operator', () => {
  test.each([
    ['RUB', 'bank-card', '99.99', 'amount.below:100.00'],
    ['RUB', 'mobile-payment', '15000.01', 'amount.above:15000.00'],
    ['KZT', 'bank-card', '499.99', 'amount.below:500.00'],
    ['USD', 'bank-card', '1000.01', 'amount.above:1000.00'],
    ['USD', 'play-wallet', '99.99', 'amount.below:100.00'],
    ['RUB', 'play-wallet', '300000.01', 'amount.above:300000.00'],
    ['RUB', 'bank-card', '1e3', 'amount.invalid'],
  ] as const)('rejects a deposit in %s by %s of %s: %s', async (currency, hash, amount, text) => {
    const { token } = await player('0.00', currency)
    const answer = await call(createDeposit, { token, key: key(), body: { hash, amount, currency } })
    expect(rejected(answer)).toMatchObject({ status: 422, errors: { amount: [text] } })
  })

  test('accepts a deposit key once, only for its own player and body', async () => {
    const [mine, other] = [await player(), await player()]
    const body = { hash: 'bank-card', amount: '500.00', currency: 'RUB' as const }
    const [first, at] = [key(), { token: mine.token, body }]
    const invoice = good(await call(createDeposit, { ...at, key: first }))
    expect(good(await call(createDeposit, { ...at, key: first })).id).toBe(invoice.id)
    expect(good(await call(getDepositByKey, { token: mine.token, params: { key: first } })).id).toBe(invoice.id)
    const another = await call(createDeposit, { ...at, key: first, body: { ...body, amount: '600.00' } })
    expect(rejected(another)).toMatchObject({ status: 409, code: 'key.reused' })
    const foreign = await call(createDeposit, { ...at, key: first, token: other.token })
    expect(rejected(foreign)).toMatchObject({ status: 403, code: 'key.foreign' })
    expect(rejected(await call(createDeposit, at))).toMatchObject({ status: 400, code: 'key.missing' })
    const second = await call(createDeposit, { ...at, key: key() })
    expect(rejected(second)).toMatchObject({ status: 409, code: 'invoice.open' })
    const theirs = await call(getDepositStatus, { token: other.token, params: { invoiceId: invoice.id } })
    expect(rejected(theirs)).toMatchObject({ status: 403, code: 'deposit.foreign' })
  })

  test('pays an invoice once for repeated clicks, and not after a decline', async () => {
    const { token, email } = await player()
    const body = { hash: 'bank-card', amount: '500.00', currency: 'RUB' as const }
    const invoice = good(await call(createDeposit, { token, key: key(), body }))
    const page = await fetch(invoice.url ?? '', { headers: { 'accept-language': 'ru' } })
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    const html = await page.text()
    expect(html).toContain('игровые деньги')
    expect(html).toContain('lang="ru"')
    await Promise.all([1, 2, 3].map(() => fetch(`${invoice.url}/pay`, { method: 'POST' })))
    await fetch(`${invoice.url}/decline`, { method: 'POST' })
    expect(good(await call(getDepositStatus, { token, params: { invoiceId: invoice.id } })).status).toBe(3)
    expect(good(await call(cancelDeposit, { token, params: { invoiceId: invoice.id } })).status).toBe(3)
    expect(await casino.control.wallet(email)).toMatchObject({ balance: 50_000, version: 1 })
    expect((await casino.control.counters()).depositsCredited[invoice.id]).toBe(1)
  })
})
