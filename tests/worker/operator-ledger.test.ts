import * as fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  activateWallet,
  cancelPayout,
  getBilling,
  getDepositStatus,
  getPayouts,
  getWallets,
  createDeposit,
} from '#endpoints/billing.ts'
import { activateBonus, cancelBonus, getBonuses } from '#endpoints/bonuses.ts'
import { type Currency } from '#domain/money/currencies.ts'
import { minor, toDecimal } from '#domain/money/money.ts'
import { cases } from '../run/cases.ts'
import { good, key, useMoneyOperator } from './support/money.ts'

/** The ledger as a whole: no action creates or loses money. */

const casino = useMoneyOperator()
const { call, player, deposit, payout, bet, soundBooks } = casino

test('keeps the ledger balanced after random bets and deposits', async () => {
  const names = await Promise.all([player('50.00'), player('50.00'), player('10.00', 'USD')])
  const act = fc.record({
    who: fc.nat(2),
    amount: fc.integer({ min: 1, max: 6_000 }),
    target: fc.integer({ min: 200, max: 9_800 }),
    deposit: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 12 }), async (acts) => {
      await Promise.all(
        acts.map(async ({ who, amount, target, deposit }) => {
          const { token } = names[who]!
          const [currency, text] = [who === 2 ? ('USD' as const) : ('RUB' as const), toDecimal(minor(amount))]
          if (!deposit) {
            await bet(token, text, { currency, target })
            return
          }
          const body = { hash: 'play-wallet', amount: '100.00', currency }
          const answer = await call(createDeposit, { token, key: key(), body })
          if (answer.ok) await casino.control.payInvoice(answer.reply.id)
        }),
      )
      const { sums, drifted, unbalanced } = await casino.operator.ledgerSum()
      expect({ sums: new Set(Object.values(sums)), drifted, unbalanced }).toEqual({
        sums: new Set([0]),
        drifted: 0,
        unbalanced: 0,
      })
      for (const { email } of names) expect((await casino.control.wallet(email)).balance).toBeGreaterThanOrEqual(0)
    }),
    { numRuns: cases(4, 15) },
  )
})

describe('any sequence of actions', () => {
  beforeEach(() => casino.control.set({ protectionRules: { cancelPayout: true } }))

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
  type ExpectedBalances = Record<Currency, number>

  async function perform(
    { token, email }: { token: string; email: string },
    expectedBalances: ExpectedBalances,
    done: Act,
  ): Promise<void> {
    const { control } = casino
    const active = good(await call(getWallets, { token })).active ?? 'RUB'
    if (done.kind === 'switch') {
      good(await call(activateWallet, { token, body: { currency: done.currency } }))
    } else if (done.kind === 'gift') {
      await control.credit({ email, amount: toDecimal(minor(done.amount)) })
      expectedBalances[active] += done.amount
    } else if (done.kind === 'bet') {
      const answer = await bet(token, toDecimal(minor(done.amount)), { currency: active, target: done.target })
      if (answer.ok) expectedBalances[active] += answer.reply.round.payout - answer.reply.round.amount
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
        expectedBalances[active] += status.shop_amount ?? 0
      }
    }
  }

  test('neither creates nor loses a minor unit in any step', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 15, maxLength: 30, size: 'max' }), async (acts) => {
        const one = await player('5000.00')
        const expectedBalances: ExpectedBalances = { RUB: 500_000, USD: 0, KZT: 0, INR: 0, EUR: 0 }
        for (const done of acts) {
          await perform(one, expectedBalances, done)
          await soundBooks()
          const [bonuses, payouts, wallets] = await Promise.all([
            call(getBonuses, { token: one.token }).then(good),
            call(getPayouts, { token: one.token }).then(good),
            call(getWallets, { token: one.token }).then(good),
          ])
          const holdings = await casino.control.holdings(one.email)
          for (const wallet of wallets.wallets) {
            const sum = (items: { amount: number; currency: string | null; status: string }[], ...statuses: string[]) =>
              items
                .filter((item) => item.currency === wallet.currency && statuses.includes(item.status))
                .reduce((total, item) => total + item.amount, 0)
            const expected = {
              wallet:
                expectedBalances[wallet.currency] +
                sum(bonuses.items, 'finished') -
                sum(payouts.items, 'waiting', 'processing', 'paid'),
              bonus: sum(bonuses.items, 'active'),
              pending: sum(payouts.items, 'waiting', 'processing'),
            }
            expect(holdings[wallet.currency] ?? { wallet: 0, bonus: 0, pending: 0 }).toEqual(expected)
            expect(wallet).toMatchObject({
              balance: expected.wallet,
              bonus_balance: expected.bonus,
              bonus: sum(bonuses.items, 'waiting'),
              total_balance: expected.wallet + expected.bonus,
            })
          }
        }
      }),
      { numRuns: cases(4, 15) },
    )
  })
})
