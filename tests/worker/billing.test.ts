import { describe, expect, test } from 'vitest'
import { DEPOSIT_LIMITS } from '#domain/money/limits.ts'
import { minor } from '#domain/money/money.ts'
import { BANK_CARD } from './support/money-orders.ts'
import { good, signUp, useWorld } from './support/world.ts'

describe('payment methods', () => {
  const world = useWorld()
  const billing = async () => (await world.db.billing.toArray())[0]
  const patched = (patch: Record<string, unknown>) =>
    world.control.fault({ match: { endpoint: 'getBilling' }, kind: 'patch', patch })

  async function player() {
    const tab = await world.open()
    await signUp(tab)
    return tab
  }

  test('gives a method without limits 100 to 300000, and 100 as its default amount', async () => {
    const { money } = (await player()).commands
    const bare = { hash: 'bare', name: { en: 'Bare' } }
    const nulls = { ...bare, hash: 'nulls', min_amount: null, max_amount: null, default_amount: null }
    await patched({ 'payments.methods': [bare, nulls] })
    good(await money.refreshBilling())
    const { min, max, standard } = DEPOSIT_LIMITS
    const limits = { min, max, standard, kind: 'redirect', exchangeCurrency: null }
    expect((await billing())?.methods.slice(0, 2)).toMatchObject([
      { hash: 'bare', ...limits },
      { hash: 'nulls', ...limits },
    ])
  })

  test.each([
    ['null', null],
    ['an empty list', []],
  ])('stores empty lists when the operator sends no payment methods (%s)', async (_what, list) => {
    const { money } = (await player()).commands
    const none = { 'payments.methods': list, 'crypto-payments': list, 'crypto-payouts': list, payouts: null }
    await patched({ ...none, 'payments.bonus': null })
    good(await money.refreshBilling())
    expect(await billing()).toMatchObject({ methods: [], payouts: [], bonus: null })
    expect(await money.openDeposit(BANK_CARD)).toMatchObject({
      error: { code: 'unavailable' },
    })
  })

  test('leaves out a malformed payment method and stores the others', async () => {
    const { money } = (await player()).commands
    const good1 = { hash: 'fits', name: { en: 'Fits' }, min_amount: '10.00', max_amount: 500, default_amount: '9' }
    await patched({
      'payments.methods': [
        { ...good1, hash: 'a', min_amount: '12,5' },
        { ...good1, hash: 'b', max_amount: '-1' },
        { ...good1, hash: 'c', name: 'text' },
        { ...good1, hash: 'd', min_amount: '600.00' },
        null,
        'method',
        good1,
      ],
      'crypto-payments': [{ ...good1, hash: 'e', network: 'TRC-20', exchange_rate: 'much' }],
      'crypto-payouts': [
        { hash: 'f', name: { en: 'F' }, commission_percent: '200' },
        { hash: 'g', name: { en: 'G' }, commission_percent: '1.25', min_amount: '1.00' },
      ],
    })
    good(await money.refreshBilling())
    const row = await billing()
    // The default amount is raised to the method's minimum.
    expect(row?.methods).toMatchObject([{ hash: 'fits', min: 1_000, max: 50_000, standard: 1_000 }])
    // The minimum withdrawal in roubles is 100.00, even if the method names a lower one.
    expect(row?.payouts.filter(({ kind }) => kind === 'crypto')).toMatchObject([
      { hash: 'g', min: 10_000, max: null, commission: { percent: 125, fixed: 0 } },
    ])
  })

  test('shows a deposit bonus without complete terms by name only, and rejects it in a deposit', async () => {
    const { money } = (await player()).commands
    await patched({ 'payments.bonus': { id: 'x', name: 'Gift', percent: 100, wager: 'ten' } })
    good(await money.refreshBilling())
    expect((await billing())?.bonus).toEqual({ name: 'Gift', id: null, rules: null })
    const order = { ...BANK_CARD, bonusId: 'x' }
    expect(await money.openDeposit(order)).toMatchObject({ error: { code: 'validation' } })
  })

  test('stores payment methods in an unsupported currency, and rejects deposits and withdrawals', async () => {
    const { money, profile } = (await player()).commands
    const patch = { 'user.currency': 'GBP' }
    await world.control.fault({ match: { endpoint: 'getProfile' }, kind: 'patch', patch, times: 0 })
    good(await profile.refresh())
    expect((await world.db.wallets.toArray())[0]).toMatchObject({ currency: null })
    await patched({ currency: 'GBP' })
    good(await money.refreshBilling())
    expect((await billing())?.currency).toBeNull()
    const order = { ...BANK_CARD, arriving: minor(50_000) }
    expect(await money.openDeposit(BANK_CARD)).toMatchObject({ error: { code: 'unavailable' } })
    expect(await money.withdraw({ ...order, methodHash: 'card-payout', to: '4242424242424242' })).toMatchObject({
      error: { code: 'unavailable' },
    })
    expect(await world.control.requests({ endpoint: 'createDeposit' })).toEqual([])
    expect(await world.control.requests({ endpoint: 'createPayout' })).toEqual([])
  })

  test('does not store payment methods of a currency that was switched away from during the request', async () => {
    const { money } = (await player()).commands
    const late = await world.control.fault({ match: { endpoint: 'getBilling' }, hold: 'after' })
    const refreshing = money.refreshBilling()
    await world.control.waitForRequests({ match: { endpoint: 'getBilling' } })
    good(await money.activateCurrency({ currency: 'USD' }))
    await world.control.release(late)
    good(await refreshing)
    expect((await billing())?.currency).not.toBe('RUB')
  })

  test('keeps the last good payment methods when a reply is empty', async () => {
    const { money } = (await player()).commands
    good(await money.refreshBilling())
    const before = await billing()
    await world.control.fault({ match: { endpoint: 'getBilling' }, kind: 'empty' })
    expect(await money.refreshBilling()).toMatchObject({ error: { code: 'contract' } })
    expect(await billing()).toEqual(before)
  })
})
