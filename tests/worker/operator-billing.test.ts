import { describe, expect, test } from 'vitest'
import {
  cancelDeposit,
  getBilling,
  getDepositStatus,
  getOpenDeposits,
  createDeposit,
  getDepositByKey,
} from '#endpoints/billing.ts'
import { minPayout } from '#domain/money/limits.ts'
import { good, key, rejected, useOperator } from './support/money.ts'
import { until } from './support/until.ts'

/** Deposits of every kind, and the payment page. */

const casino = useOperator()
const { call, player, deposit, holdings, soundBooks } = casino

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

  test('expires an invoice that can then no longer be paid', async () => {
    await casino.control.set({ invoiceLifeMs: 0 })
    const { token, email } = await player()
    const body = { hash: 'bank-card', amount: '500.00', currency: 'RUB' as const }
    const invoice = good(await call(createDeposit, { token, key: key(), body }))
    await fetch(`${invoice.url}/pay`, { method: 'POST' })
    expect(good(await call(getDepositStatus, { token, params: { invoiceId: invoice.id } })).status).toBe(5)
    expect((await casino.control.wallet(email)).balance).toBe(0)
  })

  test('lists payment methods of every kind with limits, rates and commissions', async () => {
    const { token } = await player('0.00', 'KZT')
    const billing = good(await call(getBilling, { token }))
    expect(billing.currency).toBe('KZT')
    expect(billing.payments.methods.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['redirect', 'card', 'phone']),
    )
    const kiosk = billing.payments.methods.find(({ hash }) => hash === 'payment-kiosk')
    expect(kiosk).toMatchObject({ exchange_currency: 'RUB', exchange_rate: '0.168' })
    const [bitcoin, tether] = billing['crypto-payments']
    expect(bitcoin).toMatchObject({ network: 'Bitcoin', confirmations: 2, exchange_currency: 'BTC' })
    // 1 KZT is 0.0021 USD, and 1 BTC is 90,000 USD.
    expect(bitcoin?.exchange_rate).toBe('0.000000023333333333')
    expect(tether).toMatchObject({ network: 'TRC-20', exchange_rate: '0.0021', min_amount: 250_000 })
    expect(billing['crypto-payouts'].map(({ network }) => network)).toEqual(['Bitcoin', 'TRC-20', 'ERC-20'])
    expect(billing.payouts?.methods).toMatchObject([
      { kind: 'card', min_amount: minPayout('KZT'), commission_percent: 200 },
    ])
    expect(billing.payments.bonus).toMatchObject({ id: 'first-deposit', percent: 100, wager: 10, min_amount: 250_000 })
  })

  test('credits the paid amount less the commission', async () => {
    const { token, email } = await player()
    const invoice = good(await deposit(token, { hash: 'payment-kiosk', amount: '100.01' }))
    // 3 % of 100.01, rounded up.
    expect(invoice).toMatchObject({ amount: 10_001, commission: 301, shop_amount: 9_700, sum_was_changed: false })
    await casino.control.payInvoice(invoice.id)
    expect((await holdings(email))?.wallet).toBe(9_700)
    await soundBooks()
  })

  test('reports a changed sum while the invoice is open, and credits that sum', async () => {
    const { token, email } = await player()
    const { id } = good(await deposit(token, { hash: 'payment-kiosk' }))
    await casino.control.changeInvoice({ invoice: id, amount: '200.00' })
    const params = { invoiceId: id }
    expect(good(await call(getDepositStatus, { token, params }))).toEqual({
      status: 1,
      amount: 20_000,
      shop_amount: 19_400,
      commission: 600,
      sum_was_changed: true,
      confirmations: null,
    })
    await casino.control.payInvoice(id)
    await casino.control.changeInvoice({ invoice: id, amount: '300.00' })
    expect(good(await call(getDepositStatus, { token, params }))).toMatchObject({ status: 3, amount: 20_000 })
    expect((await holdings(email))?.wallet).toBe(19_400)
    await soundBooks()
  })

  test('counts block confirmations of a crypto deposit, which can neither expire nor be cancelled meanwhile', async () => {
    const { token, email } = await player()
    const invoice = good(await deposit(token, { hash: 'usdt-trc20', amount: '5000.00' }))
    expect(invoice).toMatchObject({
      type: 'crypto',
      crypto: { network: 'TRC-20', amount: '62.5', currency: 'USDT', confirmations: { needed: 19, seen: 0 } },
      url: null,
    })
    await casino.control.confirmInvoice({ invoice: invoice.id, seen: 0 })
    const params = { invoiceId: invoice.id }
    const status = async () => good(await call(getDepositStatus, { token, params }))
    expect(await status()).toMatchObject({ status: 2, confirmations: { needed: 19, seen: 0 } })
    expect(rejected(await call(cancelDeposit, { token, params }))).toMatchObject({
      status: 409,
      code: 'deposit.processing',
    })
    await casino.control.confirmInvoice({ invoice: invoice.id, seen: 18 })
    await casino.control.confirmInvoice({ invoice: invoice.id, seen: 7 })
    expect(await status()).toMatchObject({ status: 2, confirmations: { needed: 19, seen: 18 } })
    expect((await holdings(email))?.wallet).toBe(0)
    await casino.control.confirmInvoice({ invoice: invoice.id, seen: 19 })
    expect(await status()).toMatchObject({ status: 3, confirmations: { needed: 19, seen: 19 } })
    // The commission is 1 %.
    expect((await holdings(email))?.wallet).toBe(495_000)
    await soundBooks()
  })

  test('sends, confirms and pays a crypto deposit by itself when blocks have a clock', async () => {
    casino.control.set({ confirmEveryMs: 1 })
    const { token, email } = await player()
    good(await deposit(token, { hash: 'bitcoin', amount: '1000.00' }))
    await until('the coins', async () => (await holdings(email))?.wallet === 100_000)
    await soundBooks()
  })

  test('lists open deposits for other devices, one per method', async () => {
    const { token } = await player()
    const [card, coins] = [
      good(await deposit(token)),
      good(await deposit(token, { hash: 'bitcoin', amount: '2000.00' })),
    ]
    expect(rejected(await deposit(token))).toMatchObject({ status: 409, code: 'invoice.open' })
    const { items } = good(await call(getOpenDeposits, { token }))
    expect(items).toEqual([
      { ...card, life_time: expect.any(Number), hash: 'bank-card', method: 'Bank card' },
      { ...coins, life_time: expect.any(Number), hash: 'bitcoin', method: 'Bitcoin' },
    ])
    await casino.control.declineInvoice(card.id)
    await casino.control.expireInvoice(coins.id)
    expect(good(await call(getOpenDeposits, { token })).items).toEqual([])
    await soundBooks()
  })
})

describe('the payment page', () => {
  test('is in three languages, and escapes typed text', async () => {
    const { token } = await player()
    const { url } = good(await deposit(token, { hash: 'bank-card', amount: '2000.00' }))
    const read = async (language: string) =>
      (await fetch(url ?? '', { headers: { 'accept-language': language } })).text()
    const [en, ru, kz] = await Promise.all(['en', 'ru', 'kk'].map(read))
    expect(en).toContain('Pay another amount')
    expect(ru).toContain('Оплатить другую сумму')
    expect(kz).toContain('Басқа соманы төлеу')
    const form = new URLSearchParams({ amount: '"><script>alert(1)</script>' })
    const answer = await fetch(`${url}/other`, { method: 'POST', body: form })
    expect(await answer.text()).not.toContain('<script>alert')
    expect(answer.url).toContain('?amount=wrong')
  })

  test('lets the payer change the sum, and shows the changed sum before the payment', async () => {
    const { token, email } = await player()
    const { id, url } = good(await deposit(token, { hash: 'payment-kiosk' }))
    const params = { invoiceId: id }
    for (const amount of ['0', '-5', '1e3', '15000.01', '12.345', '']) {
      await fetch(`${url}/other`, { method: 'POST', body: new URLSearchParams({ amount }) })
      expect(good(await call(getDepositStatus, { token, params })).sum_was_changed, amount).toBe(false)
    }
    const page = await fetch(`${url}/other`, { method: 'POST', body: new URLSearchParams({ amount: '50,00' }) })
    expect(await page.text()).toContain('data-testid="sum-changed"')
    expect(good(await call(getDepositStatus, { token, params }))).toMatchObject({
      status: 2,
      amount: 5_000,
      shop_amount: 4_850,
    })
    await Promise.all([1, 2].map(() => fetch(`${url}/pay`, { method: 'POST' })))
    expect((await holdings(email))?.wallet).toBe(4_850)
    await soundBooks()
  })
})
