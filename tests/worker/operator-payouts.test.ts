import { beforeEach, describe, expect, test } from 'vitest'
import { cancelPayout, getPayoutByKey, getPayouts } from '#endpoints/billing.ts'
import { computeArriving, computeCommission } from '#domain/money/commission.ts'
import { CURRENCIES } from '#domain/money/currencies.ts'
import { minPayout } from '#domain/money/limits.ts'
import { minor, toDecimal } from '#domain/money/money.ts'
import { ADDRESSES, good, key, rejected, useOperator } from './support/money.ts'
import { until } from './support/until.ts'

/** Payouts: the amount is reserved at once, and then paid once or returned. */

const casino = useOperator()
const { call, player, payout, holdings, soundBooks } = casino

beforeEach(() => casino.control.set({ protectionRules: { cancelPayout: true } }))

describe('payouts of the stand-in operator', () => {
  test.each(CURRENCIES)('accepts a payout in %s from the minimum, and not a unit less', async (currency) => {
    const least = minPayout(currency)
    const { token } = await player(toDecimal(minor(least * 2)), currency)
    const below = await payout(token, { currency, amount: toDecimal(minor(least - 1)) })
    expect(rejected(below)).toMatchObject({ status: 422, errors: { amount: [`amount.below:${toDecimal(least)}`] } })
    expect(good(await payout(token, { currency, amount: toDecimal(least) })).amount).toBe(least)
  })

  test('reserves the amount of a payout at once, and returns it when the payout is declined or cancelled', async () => {
    const { token, email } = await player('5000.00')
    const commission = { percent: 200, fixed: minor(0) }
    const [paid, declined, cancelled] = [
      good(await payout(token, { amount: '1000.01' })),
      good(await payout(token)),
      good(await payout(token)),
    ]
    expect(paid).toMatchObject({
      status: 'waiting',
      commission: computeCommission(minor(100_001), commission),
      to: '•••• 4242',
    })
    expect(await holdings(email)).toEqual({ wallet: 299_999, bonus: 0, pending: 200_001 })
    await casino.control.movePayout({ payout: paid.id, status: 'processing' })
    await casino.control.movePayout({ payout: paid.id, status: 'paid' })
    await casino.control.movePayout({ payout: declined.id, status: 'declined' })
    good(await call(cancelPayout, { token, params: { id: cancelled.id } }))
    // A payout that is over does not change any more.
    await casino.control.movePayout({ payout: paid.id, status: 'declined' })
    await casino.control.movePayout({ payout: cancelled.id, status: 'paid' })
    expect(await holdings(email)).toEqual({ wallet: 399_999, bonus: 0, pending: 0 })
    const { items } = good(await call(getPayouts, { token }))
    expect(items.map(({ id, status }) => [id, status])).toEqual([
      [cancelled.id, 'cancelled'],
      [declined.id, 'declined'],
      [paid.id, 'paid'],
    ])
    expect(items[2]?.history.map(({ status }) => status)).toEqual(['waiting', 'processing', 'paid'])
    expect(computeArriving(minor(100_001), commission)).toBe(98_000)
    await soundBooks()
  })

  test('lets only its own player cancel a payout, and only while it waits', async () => {
    const [mine, other] = [await player('1000.00'), await player()]
    const { id } = good(await payout(mine.token))
    const params = { id }
    expect(rejected(await call(cancelPayout, { token: other.token, params }))).toMatchObject({ status: 403 })
    await casino.control.movePayout({ payout: id, status: 'processing' })
    const late = await call(cancelPayout, { token: mine.token, params })
    expect(rejected(late)).toMatchObject({ status: 409, code: 'payout.processing' })
    expect(await holdings(mine.email)).toMatchObject({ wallet: 50_000, pending: 50_000 })
    expect(rejected(await call(cancelPayout, { token: mine.token, params: { id: '1' } }))).toMatchObject({
      status: 404,
    })
  })

  test('pays out once per key, only for its own player and body', async () => {
    const [mine, other] = [await player('1000.00'), await player('1000.00')]
    const at = key()
    const answers = await Promise.all([1, 2, 3].map(() => payout(mine.token, {}, at)))
    const [first, ...again] = answers.map(good)
    for (const reply of again) expect(reply).toEqual(first)
    expect(good(await call(getPayoutByKey, { token: mine.token, params: { key: at } }))).toEqual(first)
    expect(rejected(await payout(mine.token, { amount: '501.00' }, at))).toMatchObject({
      status: 409,
      code: 'key.reused',
    })
    expect(rejected(await payout(other.token, {}, at))).toMatchObject({ status: 403, code: 'key.foreign' })
    expect((await casino.control.counters()).payoutsBooked[at]).toBe(1)
    expect(await holdings(mine.email)).toMatchObject({ wallet: 50_000, pending: 50_000 })
    const late = key()
    const asked = await call(getPayoutByKey, { token: mine.token, params: { key: late } })
    expect(rejected(asked)).toMatchObject({ status: 404, code: 'payout.unknown' })
    expect(rejected(await payout(mine.token, {}, late))).toMatchObject({ status: 409, code: 'key.closed' })
    await soundBooks()
  })

  test.each([
    [{ card: '4242 4242 4242 4241' }, { card: ['card.invalid'] }],
    [{ card: undefined }, { card: ['card.invalid'] }],
    [{ wallet: ADDRESSES.tron }, { card: ['card.invalid'] }],
    [{ hash: 'usdt-trc20-payout', card: undefined, wallet: ADDRESSES.ethereum }, { wallet: ['wallet.invalid'] }],
    [
      { hash: 'usdt-trc20-payout', card: undefined, wallet: ADDRESSES.tron.replace('R', 'S') },
      { wallet: ['wallet.invalid'] },
    ],
    [{ hash: 'nobody', amount: '500.00' }, { hash: ['method.unknown'] }],
    [{ currency: 'USD' as const }, { currency: ['currency.wrong'] }],
    [{ amount: '100000.01' }, { amount: ['amount.above:100000.00'] }],
    [{ amount: '-500.00' }, { amount: ['amount.invalid'] }],
    [{ amount: '5e2' }, { amount: ['amount.invalid'] }],
    [{ amount: '99999.00' }, { amount: ['amount.funds'] }],
  ])('rejects %j and moves no money', async (fields, errors) => {
    const { token, email } = await player('2000.00')
    expect(rejected(await payout(token, fields))).toMatchObject({ status: 422, errors })
    expect(await holdings(email)).toEqual({ wallet: 200_000, bonus: 0, pending: 0 })
  })

  test.each([
    ['bitcoin-payout', ADDRESSES.bitcoin, 1_100 + 10_000],
    ['usdt-trc20-payout', ADDRESSES.tron, 10_000],
    ['usdt-erc20-payout', ADDRESSES.ethereum, 2_200 + 30_000],
  ])('pays out by %s to an address of its network', async (hash, wallet, commission) => {
    const { token } = await player('2200.00')
    const reply = good(await payout(token, { hash, wallet, card: undefined, amount: '2200.00' }))
    expect(reply).toMatchObject({ commission, to: `${wallet.slice(0, 4)}…${wallet.slice(-4)}` })
  })

  test('processes payouts automatically when cashierMs is set', async () => {
    casino.control.set({ cashierMs: 1 })
    const { token, email } = await player('500.00')
    good(await payout(token))
    await until('the cashier', async () => (await casino.control.payouts(email))[0]?.status === 'paid')
    expect(await holdings(email)).toEqual({ wallet: 0, bonus: 0, pending: 0 })
    await soundBooks()
  })
})
