import { describe, expect, test } from 'vitest'
import { minor } from '#domain/money/money.ts'
import { makeDeposit } from './support/money-orders.ts'
import { until } from './support/until.ts'
import { EMAIL, good, signUp, useWorld } from './support/world.ts'

describe('a deposit', () => {
  const world = useWorld()
  const notices = () => world.db.notices.toArray()
  const invoices = () => world.db.invoices.toArray()

  async function player() {
    const tab = await world.open()
    await signUp(tab)
    good(await tab.commands.money.refreshBilling())
    const [billing] = await world.db.billing.toArray()
    const method = billing?.methods[0]
    if (!method) throw new Error('no method')
    return { tab, method }
  }

  /** Events in the queue and events that the operator has received. */
  const paidEvents = async () => {
    const sent = (await world.control.events()) as { name?: unknown; data?: unknown }[]
    const waiting: { name?: unknown; data?: unknown }[] = await world.db.events.toArray()
    return [...sent, ...waiting].filter(({ name }) => name === 'deposit_paid')
  }

  test('opens an invoice with a payment page, and reports the payment once: one notice, one event, a new balance', async () => {
    const { tab, method } = await player()
    const { invoiceId, url } = good(await tab.commands.money.openDeposit(makeDeposit(method)))
    expect(url).toMatch(/^http:\/\/pay\.localhost:/)
    await world.control.payInvoice(invoiceId)
    await until('the payment', async () => (await invoices())[0]?.status === 'paid')
    await Promise.all([1, 2, 3].map(() => tab.commands.money.checkInvoice({ invoiceId })))
    expect((await notices()).filter(({ kind }) => kind === 'invoicePaid')).toHaveLength(1)
    await until('the balance', async () => (await world.db.wallets.toArray())[0]?.balance === method.standard)
    await until('the event', async () => (await paidEvents()).length > 0)
    expect(await paidEvents()).toMatchObject([{ data: { currency: 'RUB' } }])
  })

  test('is rejected when the currency or the exchange rate has changed since the player saw it', async () => {
    const { tab, method } = await player()
    const order = { ...makeDeposit(method), exchangeRate: '0.0125' }
    const { openDeposit } = tab.commands.money
    expect(await openDeposit(order)).toMatchObject({ error: { code: 'conflict', reason: 'terms.changed' } })
    good(await tab.commands.money.activateCurrency({ currency: 'USD' }))
    const changed = { error: { code: 'conflict', reason: 'currency.changed' } }
    expect(await openDeposit(makeDeposit(method))).toMatchObject(changed)
    expect(await world.control.requests({ endpoint: 'createDeposit' })).toEqual([])
  })

  test('finds a deposit that was paid while the app was closed', async () => {
    const { tab, method } = await player()
    const { invoiceId } = good(await tab.commands.money.openDeposit(makeDeposit(method)))
    tab.stop()
    await world.control.payInvoice(invoiceId)
    await world.open()
    await until('the payment', async () => (await invoices())[0]?.status === 'paid')
  })

  test('says that a deposit is paid when its cancellation crossed with the payment', async () => {
    const { tab, method } = await player()
    const { invoiceId } = good(await tab.commands.money.openDeposit(makeDeposit(method)))
    const late = await world.control.fault({ match: { endpoint: 'cancelDeposit' }, hold: 'before' })
    const answer = tab.commands.money.cancelDeposit({ invoiceId })
    await world.control.waitForRequests({ match: { endpoint: 'cancelDeposit' } })
    await world.control.payInvoice(invoiceId)
    await world.control.release(late)
    const result = await answer
    expect(result.ok ? result.value : result.error.code).toMatch(/^(?:paid|conflict)$/)
    await until('the payment', async () => (await invoices())[0]?.status === 'paid')
    await until('the balance', async () => (await world.db.wallets.toArray())[0]?.balance === method.standard)
  })

  test('keeps a deposit paid when a late reply has status 1', async () => {
    const { tab, method } = await player()
    const { invoiceId } = good(await tab.commands.money.openDeposit(makeDeposit(method)))
    await world.control.payInvoice(invoiceId)
    good(await tab.commands.money.checkInvoice({ invoiceId }))
    const late = { match: { endpoint: 'getDepositStatus' }, kind: 'patch', patch: { status: 1 }, times: 0 } as const
    await world.control.fault(late)
    expect(good(await tab.commands.money.checkInvoice({ invoiceId }))).toBe('paid')
  })

  test('reports a declined deposit once', async () => {
    const { tab, method } = await player()
    const { invoiceId } = good(await tab.commands.money.openDeposit(makeDeposit(method)))
    await world.control.declineInvoice(invoiceId)
    await until('the refusal', async () => (await invoices())[0]?.status === 'declined')
    expect(await notices()).toMatchObject([{ kind: 'invoiceClosed', status: 'declined', invoiceId }])
  })

  test('finds the invoice of a deposit whose reply was cut, and sends one request', async () => {
    const { tab, method } = await player()
    await world.control.fault({ match: { endpoint: 'createDeposit' }, kind: 'cutAfter' })
    const lost = await tab.commands.money.openDeposit(makeDeposit(method))
    expect(lost).toMatchObject({ ok: false, error: { reason: 'unknown' } })
    await until('the invoice', async () => (await invoices()).length === 1)
    expect(await world.control.requests({ endpoint: 'createDeposit' })).toHaveLength(1)
    expect(await world.control.invoices(EMAIL)).toHaveLength(1)
  })

  test('does not send a deposit outside the limits of its method, and names the limit', async () => {
    const { tab, method } = await player()
    const rejected = await tab.commands.money.openDeposit({ ...makeDeposit(method), amount: minor(method.min - 1) })
    expect(rejected).toMatchObject({ ok: false, error: { code: 'limits' } })
    expect(await world.control.requests({ endpoint: 'createDeposit' })).toEqual([])
  })

  test('lets only one of two tabs claim the notice of a payment', async () => {
    const { tab, method } = await player()
    const other = await world.open()
    const { invoiceId } = good(await tab.commands.money.openDeposit(makeDeposit(method)))
    await world.control.payInvoice(invoiceId)
    const [notice] = await until('the notice', async () => {
      const rows = await notices()
      return rows.length > 0 && rows
    })
    const id = notice?.id ?? 0
    const claims = await Promise.all([tab, other].map((one) => one.commands.notices.claim({ id })))
    expect(claims.map((claim) => good(claim).claimed).toSorted()).toEqual([false, true])
  })
})
