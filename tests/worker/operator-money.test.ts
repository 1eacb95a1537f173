import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import {
  activateWallet,
  cancelPayout,
  getBilling,
  getDepositStatus,
  getPayouts,
  getWallets,
} from '../../worker/endpoints/billing.ts'
import { activateBonus, cancelBonus, getBonuses } from '../../worker/endpoints/bonuses.ts'
import { getProfile } from '../../worker/endpoints/profile.ts'
import { CURRENCIES, type Currency } from '../../worker/domain/money/currencies.ts'
import { minor, toDecimal } from '../../worker/domain/money/money.ts'
import { DEMO_BALANCE, DEMO_EMAIL } from '../operator/demo-account.ts'
import { startOperator } from '../operator/operator.ts'
import { good, refused, useOperator } from './support/money.ts'
import { until } from './support/until.ts'

/** Wallets, and the ledger as a whole: no action creates or loses money. */

const casino = useOperator()
const { call, player, deposit, payout, bet, soundBooks } = casino

describe('wallets of the stand-in operator', () => {
  test('plays from one active wallet, and each wallet has its own balance and version', async () => {
    const { token, email } = await player('100.00')
    const invoice = good(await deposit(token, { amount: '500.00' }))
    const switched = good(await call(activateWallet, { token, body: { currency: 'USD' } }))
    expect(switched.active).toBe('USD')
    expect(switched.wallets.map(({ currency }) => currency)).toEqual([...CURRENCIES])
    expect(good(await call(getProfile, { token })).user).toMatchObject({ currency: 'USD', balance: 0 })
    expect(refused(await bet(token, '1.00')).errors).toEqual({ currency: ['currency.wrong'] })
    expect(refused(await deposit(token, { hash: 'play-wallet' })).errors).toEqual({ currency: ['currency.wrong'] })
    // An invoice in roubles is credited in roubles.
    await casino.control.payInvoice(invoice.id)
    expect(await casino.control.holdings(email)).toMatchObject({ RUB: { wallet: 60_000 }, USD: { wallet: 0 } })
    good(await call(activateWallet, { token, body: { currency: 'RUB' } }))
    const { wallets } = good(await call(getWallets, { token }))
    expect(wallets.find(({ currency }) => currency === 'RUB')).toMatchObject({ balance: 60_000, balance_version: 2 })
    await soundBooks()
  })
})

describe('the socket and money', () => {
  test('publishes changes of every wallet, of payouts and of bonuses on the socket', async () => {
    const { token, email, id } = await player('1000.00')
    const socket = new WebSocket(`ws://general.localhost:${casino.operator.port}/socket`, {
      headers: { origin: casino.operator.address },
    })
    const heard: Record<string, unknown>[] = []
    socket.on('message', (data) => heard.push(JSON.parse(String(data))))
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
    const hear = (wanted: object) =>
      until(JSON.stringify(wanted), () =>
        heard.find((frame) => Object.entries(wanted).every(([name, value]) => frame[name] === value)),
      )
    socket.send(JSON.stringify({ type: 'hello', token }))
    await hear({ type: 'welcome' })
    const asked = good(await payout(token))
    await hear({ type: 'balance', currency: 'RUB', balance: '500.00', balance_version: 2 })
    good(await call(activateWallet, { token, body: { currency: 'EUR' } }))
    await hear({ type: 'balance', currency: 'EUR', balance: '0.00', balance_version: 0 })
    await casino.control.movePayout({ payout: asked.id, status: 'declined' })
    await hear({ type: 'payout', user: id, id: Number(asked.id), status: 'declined' })
    await hear({ type: 'balance', currency: 'RUB', balance: '1000.00', balance_version: 3 })
    good(await call(activateWallet, { token, body: { currency: 'RUB' } }))
    const bonus = await casino.control.giveBonus({ email, isActive: true })
    await hear({ type: 'balance', bonus_balance: '300.00', total_balance: '1300.00', balance_version: 4 })
    good(await bet(token, '12.34'))
    await hear({ type: 'bonus', id: bonus, status: 'active', done: '12.34' })
    // A winning roll changes the wallet twice; the later frame is enough.
    await until('the balance after the roll', () =>
      heard.some(({ type, balance_version: version }) => type === 'balance' && Number(version) >= 5),
    )
    heard.length = 0
    socket.send(JSON.stringify({ type: 'snapshot' }))
    await hear({ type: 'payout', id: Number(asked.id), status: 'declined' })
    socket.terminate()
  })
})

describe('the demo account', () => {
  test('has bonuses, spins and payouts in several states, and a balanced ledger', async () => {
    const demo = await startOperator({ controlPort: 0, demo: true })
    try {
      const { bonuses, campaigns, payouts, holdings: held, reset } = demo.control
      for (const data of [false, true]) {
        await reset({ data })
        expect((await bonuses(DEMO_EMAIL)).map(({ status }) => status)).toEqual(['waiting', 'active'])
        expect((await campaigns(DEMO_EMAIL)).map(({ status }) => status)).toEqual(['active', 'active'])
        const statuses = (await payouts(DEMO_EMAIL)).map(({ status }) => status)
        expect([statuses.length, ...statuses.slice(2)]).toEqual([5, 'cancelled', 'declined', 'paid'])
        expect(await held(DEMO_EMAIL)).toMatchObject({ RUB: { wallet: DEMO_BALANCE } })
        expect(await demo.ledgerSum()).toEqual({ sums: { RUB: 0, USD: 0 }, drifted: 0, unbalanced: 0 })
      }
    } finally {
      await demo.stop()
    }
  })
})

describe('any sequence of actions', () => {
  const amount = fc.integer({ min: 1, max: 300_000 })
  const some = fc.integer({ min: 30_000, max: 120_000 })
  const currency = fc.constantFrom<Currency>('RUB', 'USD')
  const act = fc.oneof(
    fc.record({
      kind: fc.constant('deposit' as const),
      hash: fc.constantFrom('bank-card', 'payment-kiosk', 'usdt-trc20'),
      amount,
      withBonus: fc.boolean(),
      end: fc.constantFrom('pay', 'change', 'decline', 'expire', 'leave'),
    }),
    fc.record({ kind: fc.constant('bet' as const), amount: some, target: fc.integer({ min: 500, max: 9_500 }) }),
    fc.record({
      kind: fc.constant('bet' as const),
      amount: fc.integer({ min: 1, max: 5_000 }),
      target: fc.constant(9_500),
    }),
    fc.record({ kind: fc.constant('payout' as const), amount: some }),
    fc.record({ kind: fc.constant('payout' as const), amount }),
    fc.record({
      kind: fc.constant('move' as const),
      pick: fc.nat(),
      status: fc.constantFrom('processing' as const, 'paid' as const, 'declined' as const, 'cancel' as const),
    }),
    fc.record({
      kind: fc.constant('bonus' as const),
      pick: fc.nat(),
      end: fc.constantFrom('activate', 'cancel', 'expire', 'tiny', 'tiny', 'WELCOME100', 'SPINS20'),
    }),
    fc.record({ kind: fc.constant('switch' as const), currency }),
    fc.record({ kind: fc.constant('gift' as const), amount }),
  )
  type Act = (typeof act)['generate'] extends (...args: never[]) => { value: infer Value } ? Value : never

  /** The sum of all amounts reported to the player, in minor units: it has to equal the ledger. */
  type Told = Record<Currency, number>

  async function perform({ token, email }: { token: string; email: string }, told: Told, done: Act): Promise<void> {
    const { control } = casino
    const active = good(await call(getWallets, { token })).active ?? 'RUB'
    if (done.kind === 'switch') {
      good(await call(activateWallet, { token, body: { currency: done.currency } }))
    } else if (done.kind === 'gift') {
      await control.credit({ email, amount: toDecimal(minor(done.amount)) })
      told[active] += done.amount
    } else if (done.kind === 'bet') {
      const answer = await bet(token, toDecimal(minor(done.amount)), { currency: active, target: done.target })
      if (answer.ok) told[active] += answer.reply.round.payout - answer.reply.round.amount
    } else if (done.kind === 'payout') {
      await payout(token, { amount: toDecimal(minor(done.amount)), currency: active })
    } else if (done.kind === 'move') {
      const payouts = await control.payouts(email)
      const one = payouts[done.pick % Math.max(1, payouts.length)]
      if (!one) return
      if (done.status === 'cancel') await call(cancelPayout, { token, params: { id: String(one.id) } })
      else await control.movePayout({ payout: one.id, status: done.status })
    } else if (done.kind === 'bonus') {
      const bonuses = await control.bonuses(email)
      const id = String(bonuses[done.pick % Math.max(1, bonuses.length)]?.id ?? 1)
      if (done.end === 'tiny') {
        // Small enough to be wagered with one or two bets.
        const given = await control.giveBonus({ email, amount: '1.23' })
        await call(activateBonus, { token, body: { id: String(given) } })
      } else if (done.end === 'activate') await call(activateBonus, { token, body: { id } })
      else if (done.end === 'cancel') await call(cancelBonus, { token, params: { id } })
      else if (done.end === 'expire') await control.setBonusExpiry({ bonus: bonuses.length > 0 ? id : 0, inMs: 0 })
      else await call(activateBonus, { token, body: { promo: done.end } })
    } else {
      const { bonus } = good(await call(getBilling, { token })).payments
      const id = done.withBonus && bonus && 'id' in bonus ? bonus.id : undefined
      const order = { hash: done.hash, amount: toDecimal(minor(done.amount)), currency: active }
      const answer = await deposit(token, id === undefined ? order : { ...order, bonus: id })
      if (!answer.ok || done.end === 'leave') return
      const invoice = answer.reply.id
      if (done.end === 'decline') await control.declineInvoice(invoice)
      else if (done.end === 'expire') await control.expireInvoice(invoice)
      else {
        if (done.end === 'change') await control.changeInvoice({ invoice, amount: '123.45' })
        await control.payInvoice(invoice)
        const status = good(await call(getDepositStatus, { token, params: { invoiceId: invoice } }))
        expect((status.shop_amount ?? 0) + (status.commission ?? 0)).toBe(status.amount)
        told[active] += status.shop_amount ?? 0
      }
    }
  }

  test('neither creates nor loses a minor unit in any step', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 15, maxLength: 30, size: 'max' }), async (acts) => {
        const one = await player('5000.00')
        const told: Told = { RUB: 500_000, USD: 0, KZT: 0, INR: 0, EUR: 0 }
        for (const done of acts) {
          await perform(one, told, done)
          await soundBooks()
          const [bonuses, payouts, wallets] = await Promise.all([
            call(getBonuses, { token: one.token }).then(good),
            call(getPayouts, { token: one.token }).then(good),
            call(getWallets, { token: one.token }).then(good),
          ])
          const held = await casino.control.holdings(one.email)
          for (const wallet of wallets.wallets) {
            const sum = (items: { amount: number; currency: string | null; status: string }[], ...statuses: string[]) =>
              items
                .filter((item) => item.currency === wallet.currency && statuses.includes(item.status))
                .reduce((total, item) => total + item.amount, 0)
            const expected = {
              wallet:
                told[wallet.currency] +
                sum(bonuses.items, 'finished') -
                sum(payouts.items, 'waiting', 'processing', 'paid'),
              bonus: sum(bonuses.items, 'active'),
              pending: sum(payouts.items, 'waiting', 'processing'),
            }
            expect(held[wallet.currency] ?? { wallet: 0, bonus: 0, pending: 0 }).toEqual(expected)
            expect(wallet).toMatchObject({
              balance: expected.wallet,
              bonus_balance: expected.bonus,
              bonus: sum(bonuses.items, 'waiting'),
              total_balance: expected.wallet + expected.bonus,
            })
          }
        }
      }),
      { numRuns: 15 },
    )
  })
})
