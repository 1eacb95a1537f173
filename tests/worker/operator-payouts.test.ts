import { beforeEach, describe, expect, test } from 'vitest'
import { cancelPayout, getPayoutByKey } from '#endpoints/billing.ts'
import { ADDRESSES, good, key, rejected, useMoneyOperator } from './support/money.ts'

/** Payouts: the amount is reserved at once, and then paid once or returned. */

const casino = useMoneyOperator()
const { call, player, payout, holdings, soundBooks } = casino

beforeEach(() => casino.control.set({ protectionRules: { cancelPayout: true } }))

describe('payouts of the stand-in operator', () => {
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
})
