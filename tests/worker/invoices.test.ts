import { describe, expect, test } from 'vitest'
import { cancelDeposit, createDeposit } from '#endpoints/billing.ts'
import { minor } from '#domain/money/money.ts'
import { otherDevice } from './support/other-device.ts'
import { BANK_CARD, makeDeposit } from './support/money-orders.ts'
import { until } from './support/until.ts'
import { EMAIL, good, signUp, useWorld } from './support/world.ts'

const DAYS_MS = 4 * 86_400_000

describe('an invoice', () => {
  const world = useWorld()
  const invoice = async (id: string) => world.db.invoices.get(id)
  const notices = async (kind: string) => (await world.db.notices.toArray()).filter((notice) => notice.kind === kind)
  const billing = async () => (await world.db.billing.toArray())[0]
  const balance = async () => (await world.db.wallets.toArray())[0]?.balance

  async function player() {
    const tab = await world.open()
    await signUp(tab)
    good(await tab.commands.money.refreshBilling())
    const open = async (hash: string, bonusId?: string) => {
      const method = (await billing())?.methods.find((one) => one.hash === hash)
      if (!method) throw new Error(`no method ${hash}`)
      const order = { ...makeDeposit(method), ...(bonusId && { bonusId }) }
      return good(await tab.commands.money.openDeposit(order)).invoiceId
    }
    return { tab, open }
  }

  test('shows address and amount of a cryptocurrency invoice, and counts its confirmations until it is paid', async () => {
    const { tab, open } = await player()
    const method = (await billing())?.methods.find(({ hash }) => hash === 'bitcoin')
    expect(method).toMatchObject({ kind: 'crypto', network: 'Bitcoin', exchangeCurrency: 'BTC' })
    expect(method?.exchangeRate).toMatch(/^\d+\.\d+$/)
    const id = await open('bitcoin')
    expect((await invoice(id))?.crypto).toMatchObject({
      network: 'Bitcoin',
      currency: 'BTC',
      address: expect.stringMatching(/^(bc1|[13])/),
      amount: expect.stringMatching(/^\d+\.\d+$/),
      confirmations: { needed: 2, seen: 0 },
    })
    await world.control.confirmInvoice({ invoice: id, seen: 1 })
    expect(good(await tab.commands.money.checkInvoice({ invoiceId: id }))).toBe('processing')
    expect((await invoice(id))?.crypto?.confirmations).toEqual({ needed: 2, seen: 1 })
    await world.control.confirmInvoice({ invoice: id, seen: 2 })
    await until('the payment', async () => (await invoice(id))?.status === 'paid')
  })

  test('shows the changed sum of an invoice, and credits what the operator books', async () => {
    const { tab, open } = await player()
    const id = await open('payment-kiosk')
    expect(await invoice(id)).toMatchObject({ amount: 50_000, commission: 1_500, shopAmount: 48_500 })
    await world.control.changeInvoice({ invoice: id, amount: '700.00' })
    expect(good(await tab.commands.money.checkInvoice({ invoiceId: id }))).toBe('waiting')
    expect(await invoice(id)).toMatchObject({
      amount: 70_000,
      commission: 2_100,
      shopAmount: 67_900,
      sumWasChanged: true,
    })
    await world.control.payInvoice(id)
    await until('the payment', async () => (await invoice(id))?.status === 'paid')
    expect(await notices('invoicePaid')).toMatchObject([{ amount: 67_900 }])
    await until('the balance', async () => (await balance()) === 67_900)
  })

  test('expires an invoice by the server’s time, with one notice, even if the operator does not say so', async () => {
    await world.control.skewClock(-DAYS_MS)
    const { tab, open } = await player()
    const id = await open('bank-card')
    const waiting = { kind: 'patch', patch: { status: 1 }, times: 0 } as const
    await world.control.fault({ match: { endpoint: 'getDepositStatus' }, ...waiting })
    expect(good(await tab.commands.money.checkInvoice({ invoiceId: id }))).toBe('waiting')
    expect(await notices('invoiceClosed')).toEqual([])
    await world.control.skewClock(3_600_000 - DAYS_MS)
    good(await tab.commands.profile.refresh())
    await until('the end', async () => (await invoice(id))?.status === 'expired')
    expect(await notices('invoiceClosed')).toMatchObject([{ invoiceId: id, status: 'expired' }])
  })

  test('keeps the paid sum when the sum changes after the payment', async () => {
    const { tab, open } = await player()
    const id = await open('bank-card')
    await world.control.payInvoice(id)
    good(await tab.commands.money.checkInvoice({ invoiceId: id }))
    const patch = { status: 1, amount: '9.00', shop_amount: '9.00', sum_was_changed: true }
    await world.control.fault({ match: { endpoint: 'getDepositStatus' }, kind: 'patch', patch })
    expect(good(await tab.commands.money.checkInvoice({ invoiceId: id }))).toBe('paid')
    expect(await invoice(id)).toMatchObject({ amount: 50_000, sumWasChanged: false })
  })

  test('loads an open invoice of another device after login, and reports its payment once here', async () => {
    await world.control.sockets('refuse')
    const { tab } = await player()
    good(await tab.commands.session.logout())
    const device = await otherDevice(world.operator.port)
    const { id } = await device(createDeposit, { body: { hash: 'bank-card', amount: '900.00', currency: 'RUB' } })
    good(await tab.commands.session.loginByEmail({ email: EMAIL, password: 'steppe-wind-42' }))
    await until('the invoice', () => invoice(id))
    expect(await invoice(id)).toMatchObject({ methodHash: 'bank-card', amount: 90_000, currency: 'RUB' })
    await world.control.payInvoice(id)
    await until('the payment', async () => (await invoice(id))?.status === 'paid')
    expect(await notices('invoicePaid')).toHaveLength(1)
  })

  test('loads an invoice of another device when it blocks a deposit, and when invoices are refreshed', async () => {
    await world.control.sockets('refuse')
    const { tab } = await player()
    await world.control.waitForRequests({ match: { endpoint: 'getOpenDeposits' } })
    const device = await otherDevice(world.operator.port)
    const body = { hash: 'bank-card', amount: '900.00', currency: 'RUB' as const }
    const first = await device(createDeposit, { body })
    const rejected = await tab.commands.money.openDeposit(BANK_CARD)
    expect(rejected).toMatchObject({ ok: false, error: { code: 'conflict' } })
    await until('the invoice in the way', () => invoice(first.id))
    expect((await invoice(first.id))?.methodName).toBe('Bank card')

    const second = await device(createDeposit, { body: { ...body, hash: 'bitcoin', amount: '10000.00' } })
    good(await tab.commands.money.refreshInvoices())
    expect((await invoice(second.id))?.crypto?.confirmations.needed).toBe(2)
    await device(cancelDeposit, { params: { invoiceId: second.id } })
    good(await tab.commands.money.checkInvoice({ invoiceId: second.id }))
    good(await tab.commands.money.refreshInvoices())
    expect((await invoice(second.id))?.status).toBe('declined')
  })

  test('finds an invoice that was paid days ago while the app was closed, reports it once, and keeps it paid', async () => {
    const { tab, open } = await player()
    const id = await open('bank-card')
    tab.stop()
    await world.control.payInvoice(id)
    await world.control.skewClock(DAYS_MS)
    const later = await world.open()
    await until('the payment', async () => (await invoice(id))?.status === 'paid')
    await world.control.fault({ match: { endpoint: 'getDepositStatus' }, kind: 'patch', patch: { status: 1 } })
    expect(good(await later.commands.money.checkInvoice({ invoiceId: id }))).toBe('paid')
    expect(await notices('invoicePaid')).toHaveLength(1)
    await until('the balance', async () => (await balance()) === (await world.control.wallet(EMAIL)).balance)
  })

  test('stores an invoice in an unsupported currency without a currency, and keeps the deposit’s own', async () => {
    const { open } = await player()
    await world.control.fault({ match: { endpoint: 'createDeposit' }, kind: 'patch', patch: { currency: 'GBP' } })
    const id = await open('bank-card')
    expect(await invoice(id)).toMatchObject({ currency: null, status: 'waiting' })
    expect((await world.db.intents.toArray())[0]).toMatchObject({ state: 'settled', currency: 'RUB', amount: 50_000 })
  })

  test('gives the bonus chosen with a deposit, and rejects any other', async () => {
    const { tab, open } = await player()
    const bonus = (await billing())?.bonus
    expect(bonus?.rules).toMatchObject({ percent: 100, minAmount: 50_000, maxBet: 50_000, wager: 10 })
    const order = { ...BANK_CARD, amount: minor(40_000), bonusId: bonus?.id ?? '' }
    expect(await tab.commands.money.openDeposit(order)).toMatchObject({
      error: { code: 'limits', fields: { bonus: ['bonus.below:500.00'] } },
    })
    expect(await tab.commands.money.openDeposit({ ...order, bonusId: 'reload' })).toMatchObject({
      error: { code: 'validation' },
    })
    expect(await world.control.requests({ endpoint: 'createDeposit' })).toEqual([])
    good(await tab.commands.bonuses.refresh())
    const id = await open('bank-card', bonus?.id ?? '')
    await world.control.payInvoice(id)
    await until('the bonus', async () => (await world.db.bonuses.toArray()).some(({ status }) => status === 'active'))
    const row = (await world.db.bonuses.toArray()).find(({ status }) => status === 'active')
    expect(row).toMatchObject({ amount: 50_000, wager: { times: 10, required: 500_000, done: 0 }, maxBet: 50_000 })
    await until('the bonus balance', async () => (await world.db.wallets.toArray())[0]?.bonusBalance === 50_000)
    expect((await world.control.ledgerSum()).sums).toEqual({ RUB: 0 })
  })
})
