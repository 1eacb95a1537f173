import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import {
  activateWallet,
  cancelDeposit,
  cancelPayout,
  createDeposit,
  createPayout,
  getBilling,
  getDepositStatus,
  getOpenDeposits,
  getPayoutByKey,
  getPayouts,
  getWallets,
} from '../../worker/api/billing.ts'
import {
  activateBonus,
  cancelBonus,
  cancelCampaign,
  getBonuses,
  getCampaign,
  getCampaigns,
  getFreeSpins,
  getPromoBonus,
  getWaitingBonus,
  getWelcomePack,
} from '../../worker/api/bonuses.ts'
import { betDice, getDice, getDiceBetByKey } from '../../worker/api/dice.ts'
import type { BodyOf } from '../../worker/api/endpoint.ts'
import { getProfile } from '../../worker/api/profile.ts'
import { getVip, joinVip } from '../../worker/api/vip.ts'
import { arrivingOf, commissionOf } from '../../worker/rules/commission.ts'
import { CURRENCIES, type Currency } from '../../worker/rules/currencies.ts'
import { minPayout } from '../../worker/rules/limits.ts'
import { minor, toDecimal } from '../../worker/rules/money.ts'
import { type Answer, type Caller, createCaller } from '../operator/caller.ts'
import { startOperator, type Operator } from '../operator/operator.ts'
import { until } from './support/until.ts'

/** Deposits, withdrawals, wallets and bonuses of the stand-in operator: nothing is made or lost on the way. */

let operator: Operator
let call: Caller
let players = 0

beforeAll(async () => {
  operator = await startOperator({ controlPort: 0 })
  call = createCaller(operator.port)
})
afterAll(() => operator.stop())
beforeEach(() => operator.control.reset())

async function player(balance = '0.00', currency: Currency = 'RUB') {
  players += 1
  const email = `money${players}@example.com`
  const order = { email, password: 'steppe-wind-42', currency, balance }
  return { email, ...(await operator.control.createPlayer(order)) }
}

function key(): string {
  return crypto.randomUUID()
}

function good<E>(answer: Answer<E>) {
  if (!answer.ok) throw new Error(`refused: ${answer.status} ${JSON.stringify(answer.problem)}`)
  return answer.reply
}

function refused<E>(answer: Answer<E>) {
  if (answer.ok) throw new Error('was not refused')
  return { status: answer.status, code: answer.problem.error?.code, errors: answer.problem.errors }
}

async function deposit(token: string, own: Partial<BodyOf<typeof createDeposit>> = {}) {
  const body = { hash: 'bank-card', amount: '1000.00', currency: 'RUB' as const, ...own }
  return call(createDeposit, { token, key: key(), body })
}

async function paidDeposit(token: string, own: Partial<BodyOf<typeof createDeposit>> = {}) {
  const { id } = good(await deposit(token, own))
  await operator.control.payInvoice(id)
  return id
}

const CARD = '4242 4242 4242 4242'
const WALLETS = {
  bitcoin: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  tron: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
  ethereum: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
}

async function payout(token: string, own: Partial<BodyOf<typeof createPayout>> = {}, at = key()) {
  const body = { hash: 'card-payout', amount: '500.00', currency: 'RUB' as const, card: CARD, ...own }
  return call(createPayout, { token, key: at, body })
}

async function bet(token: string, amount: string, own: { currency?: Currency; target?: number; key?: string } = {}) {
  const { server_seed_hash, client_seed, nonce } = good(await call(getDice, { token })).pair
  const { currency = 'RUB', target = 5_000 } = own
  const body = { amount, currency, target, direction: 'under' as const, server_seed_hash, client_seed, nonce }
  return call(betDice, { token, key: own.key ?? key(), body })
}

async function soundBooks(): Promise<void> {
  const { sums, drifted, unbalanced } = await operator.ledgerSum()
  expect({ sums: Object.values(sums).filter((sum) => sum !== 0), drifted, unbalanced }).toEqual({
    sums: [],
    drifted: 0,
    unbalanced: 0,
  })
}

async function holdings(email: string, currency: Currency = 'RUB') {
  return (await operator.control.holdings(email))[currency]
}

describe('deposits', () => {
  test('billing has ways of every kind, each with what a player has to know', async () => {
    const { token } = await player('0.00', 'KZT')
    const billing = good(await call(getBilling, { token }))
    expect(billing.currency).toBe('KZT')
    expect(billing.payments.methods.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['redirect', 'card', 'phone']),
    )
    const [bitcoin, tether] = billing['crypto-payments']
    expect(bitcoin).toMatchObject({ network: 'Bitcoin', confirmations: 2, exchange_currency: 'BTC' })
    // 1 KZT is 0.0021 dollars, and a bitcoin 90,000 of them.
    expect(bitcoin?.exchange_rate).toBe('0.000000023333333333')
    expect(tether).toMatchObject({ network: 'TRC-20', exchange_rate: '0.0021', min_amount: 250_000 })
    expect(billing['crypto-payouts'].map(({ network }) => network)).toEqual(['Bitcoin', 'TRC-20', 'ERC-20'])
    expect(billing.payouts?.methods).toMatchObject([
      { kind: 'card', min_amount: minPayout('KZT'), commission_percent: 200 },
    ])
    expect(billing.payments.bonus).toMatchObject({ id: 'first-deposit', percent: 100, wager: 10, min_amount: 250_000 })
  })

  test('the commission is between what is paid and what arrives', async () => {
    const { token, email } = await player()
    const invoice = good(await deposit(token, { hash: 'payment-kiosk', amount: '100.01' }))
    // 3 % of 100.01, rounded up.
    expect(invoice).toMatchObject({ amount: 10_001, commission: 301, shop_amount: 9_700, sum_was_changed: false })
    await operator.control.payInvoice(invoice.id)
    expect((await holdings(email))?.wallet).toBe(9_700)
    await soundBooks()
  })

  test('a changed sum is told while the invoice is open, and is what arrives', async () => {
    const { token, email } = await player()
    const { id } = good(await deposit(token, { hash: 'payment-kiosk' }))
    await operator.control.changeInvoice({ invoice: id, amount: '200.00' })
    const params = { invoiceId: id }
    expect(good(await call(getDepositStatus, { token, params }))).toEqual({
      status: 1,
      amount: 20_000,
      shop_amount: 19_400,
      commission: 600,
      sum_was_changed: true,
      confirmations: null,
    })
    await operator.control.payInvoice(id)
    await operator.control.changeInvoice({ invoice: id, amount: '300.00' })
    expect(good(await call(getDepositStatus, { token, params }))).toMatchObject({ status: 3, amount: 20_000 })
    expect((await holdings(email))?.wallet).toBe(19_400)
    await soundBooks()
  })

  test('coins are confirmed block by block; under way they neither expire nor can be called back', async () => {
    const { token, email } = await player()
    const invoice = good(await deposit(token, { hash: 'usdt-trc20', amount: '5000.00' }))
    expect(invoice).toMatchObject({
      type: 'crypto',
      crypto: { network: 'TRC-20', amount: '62.5', currency: 'USDT', confirmations: { needed: 19, seen: 0 } },
    })
    await fetch(`${invoice.url}/pay`, { method: 'POST' })
    const params = { invoiceId: invoice.id }
    const status = async () => good(await call(getDepositStatus, { token, params }))
    expect(await status()).toMatchObject({ status: 2, confirmations: { needed: 19, seen: 0 } })
    expect(refused(await call(cancelDeposit, { token, params }))).toMatchObject({
      status: 409,
      code: 'deposit.processing',
    })
    await operator.control.confirmInvoice({ invoice: invoice.id, seen: 18 })
    await operator.control.confirmInvoice({ invoice: invoice.id, seen: 7 })
    expect(await status()).toMatchObject({ status: 2, confirmations: { needed: 19, seen: 18 } })
    expect((await holdings(email))?.wallet).toBe(0)
    await operator.control.confirmInvoice({ invoice: invoice.id, seen: 19 })
    expect(await status()).toMatchObject({ status: 3, confirmations: { needed: 19, seen: 19 } })
    // 1 % is the commission.
    expect((await holdings(email))?.wallet).toBe(495_000)
    await soundBooks()
  })

  test('with a clock for blocks, coins are confirmed and paid by themselves', async () => {
    operator.control.set({ confirmEveryMs: 1 })
    const { token, email } = await player()
    const invoice = good(await deposit(token, { hash: 'bitcoin', amount: '1000.00' }))
    await fetch(`${invoice.url}/pay`, { method: 'POST' })
    await until('the coins', async () => (await holdings(email))?.wallet === 100_000)
    await soundBooks()
  })

  test('open deposits are listed for other devices, one a method', async () => {
    const { token } = await player()
    const [card, coins] = [
      good(await deposit(token)),
      good(await deposit(token, { hash: 'bitcoin', amount: '2000.00' })),
    ]
    expect(refused(await deposit(token))).toMatchObject({ status: 409, code: 'invoice.open' })
    const { items } = good(await call(getOpenDeposits, { token }))
    expect(items).toEqual([
      { ...card, life_time: expect.any(Number), hash: 'bank-card', method: 'Bank card' },
      { ...coins, life_time: expect.any(Number), hash: 'bitcoin', method: 'Bitcoin' },
    ])
    await operator.control.declineInvoice(card.id)
    await operator.control.expireInvoice(coins.id)
    expect(good(await call(getOpenDeposits, { token })).items).toEqual([])
    await soundBooks()
  })
})

describe('the payment page', () => {
  test('shows where coins go, in three languages, and what was typed only as text', async () => {
    const { token } = await player()
    const { url, crypto } = good(await deposit(token, { hash: 'usdt-erc20', amount: '2000.00' }))
    const read = async (language: string) =>
      (await fetch(url ?? '', { headers: { 'accept-language': language } })).text()
    const [en, ru, kz] = await Promise.all(['en', 'ru', 'kk'].map(read))
    expect(en).toContain('Pay another amount')
    expect(ru).toContain('Оплатить другую сумму')
    expect(kz).toContain('Басқа соманы төлеу')
    for (const page of [en, ru, kz]) {
      expect(page).toContain(crypto?.address)
      expect(page).toContain('25 USDT')
      expect(page).toContain('ERC-20')
    }
    const form = new URLSearchParams({ amount: '"><script>alert(1)</script>' })
    const answer = await fetch(`${url}/other`, { method: 'POST', body: form })
    expect(await answer.text()).not.toContain('<script>alert')
    expect(answer.url).toContain('?amount=wrong')
  })

  test('another amount changes the sum and is looked at before it is paid', async () => {
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

describe('payouts', () => {
  test.each(CURRENCIES)('in %s from the least that the rules name, and not a unit less', async (currency) => {
    const least = minPayout(currency)
    const { token } = await player(toDecimal(minor(least * 2)), currency)
    const below = await payout(token, { currency, amount: toDecimal(minor(least - 1)) })
    expect(refused(below)).toMatchObject({ status: 422, errors: { amount: [`amount.below:${toDecimal(least)}`] } })
    expect(good(await payout(token, { currency, amount: toDecimal(least) })).amount).toBe(least)
  })

  test('the money is reserved at once; paid it leaves, declined or cancelled it is back', async () => {
    const { token, email } = await player('5000.00')
    const commission = { percent: 200, fixed: minor(0) }
    const [paid, declined, cancelled] = [
      good(await payout(token, { amount: '1000.01' })),
      good(await payout(token)),
      good(await payout(token)),
    ]
    expect(paid).toMatchObject({
      status: 'waiting',
      commission: commissionOf(minor(100_001), commission),
      to: '•••• 4242',
    })
    expect(await holdings(email)).toEqual({ wallet: 299_999, bonus: 0, pending: 200_001 })
    await operator.control.movePayout({ payout: paid.id, status: 'processing' })
    await operator.control.movePayout({ payout: paid.id, status: 'paid' })
    await operator.control.movePayout({ payout: declined.id, status: 'declined' })
    good(await call(cancelPayout, { token, params: { id: cancelled.id } }))
    // What has ended stays as it is.
    await operator.control.movePayout({ payout: paid.id, status: 'declined' })
    await operator.control.movePayout({ payout: cancelled.id, status: 'paid' })
    expect(await holdings(email)).toEqual({ wallet: 399_999, bonus: 0, pending: 0 })
    const { items } = good(await call(getPayouts, { token }))
    expect(items.map(({ id, status }) => [id, status])).toEqual([
      [cancelled.id, 'cancelled'],
      [declined.id, 'declined'],
      [paid.id, 'paid'],
    ])
    expect(items[2]?.history.map(({ status }) => status)).toEqual(['waiting', 'processing', 'paid'])
    expect(arrivingOf(minor(100_001), commission)).toBe(98_000)
    await soundBooks()
  })

  test('can be taken back only while it waits, by its own player', async () => {
    const [mine, other] = [await player('1000.00'), await player()]
    const { id } = good(await payout(mine.token))
    const params = { id }
    expect(refused(await call(cancelPayout, { token: other.token, params }))).toMatchObject({ status: 403 })
    await operator.control.movePayout({ payout: id, status: 'processing' })
    const late = await call(cancelPayout, { token: mine.token, params })
    expect(refused(late)).toMatchObject({ status: 409, code: 'payout.processing' })
    expect(await holdings(mine.email)).toMatchObject({ wallet: 50_000, pending: 50_000 })
    expect(refused(await call(cancelPayout, { token: mine.token, params: { id: '1' } }))).toMatchObject({ status: 404 })
  })

  test('a key pays out once, for its own player and body alone', async () => {
    const [mine, other] = [await player('1000.00'), await player('1000.00')]
    const at = key()
    const answers = await Promise.all([1, 2, 3].map(() => payout(mine.token, {}, at)))
    const [first, ...again] = answers.map(good)
    for (const reply of again) expect(reply).toEqual(first)
    expect(good(await call(getPayoutByKey, { token: mine.token, params: { key: at } }))).toEqual(first)
    expect(refused(await payout(mine.token, { amount: '501.00' }, at))).toMatchObject({
      status: 409,
      code: 'key.reused',
    })
    expect(refused(await payout(other.token, {}, at))).toMatchObject({ status: 403, code: 'key.foreign' })
    expect((await operator.control.counters()).payoutsBooked[at]).toBe(1)
    expect(await holdings(mine.email)).toMatchObject({ wallet: 50_000, pending: 50_000 })
    const late = key()
    const asked = await call(getPayoutByKey, { token: mine.token, params: { key: late } })
    expect(refused(asked)).toMatchObject({ status: 404, code: 'payout.unknown' })
    expect(refused(await payout(mine.token, {}, late))).toMatchObject({ status: 409, code: 'key.closed' })
    await soundBooks()
  })

  test.each([
    [{ card: '4242 4242 4242 4241' }, { card: ['card.invalid'] }],
    [{ card: undefined }, { card: ['card.invalid'] }],
    [{ wallet: WALLETS.tron }, { card: ['card.invalid'] }],
    [{ hash: 'usdt-trc20-payout', card: undefined, wallet: WALLETS.ethereum }, { wallet: ['wallet.invalid'] }],
    [
      { hash: 'usdt-trc20-payout', card: undefined, wallet: WALLETS.tron.replace('R', 'S') },
      { wallet: ['wallet.invalid'] },
    ],
    [{ hash: 'nobody', amount: '500.00' }, { hash: ['method.unknown'] }],
    [{ currency: 'USD' as const }, { currency: ['currency.wrong'] }],
    [{ amount: '100000.01' }, { amount: ['amount.above:100000.00'] }],
    [{ amount: '-500.00' }, { amount: ['amount.invalid'] }],
    [{ amount: '5e2' }, { amount: ['amount.invalid'] }],
    [{ amount: '99999.00' }, { amount: ['amount.funds'] }],
  ])('refuses %j and moves nothing', async (own, errors) => {
    const { token, email } = await player('2000.00')
    expect(refused(await payout(token, own))).toMatchObject({ status: 422, errors })
    expect(await holdings(email)).toEqual({ wallet: 200_000, bonus: 0, pending: 0 })
  })

  test.each([
    ['bitcoin-payout', WALLETS.bitcoin, 1_100 + 10_000],
    ['usdt-trc20-payout', WALLETS.tron, 10_000],
    ['usdt-erc20-payout', WALLETS.ethereum, 2_200 + 30_000],
  ])('by %s to an address of its network', async (hash, wallet, commission) => {
    const { token } = await player('2200.00')
    const reply = good(await payout(token, { hash, wallet, card: undefined, amount: '2200.00' }))
    expect(reply).toMatchObject({ commission, to: `${wallet.slice(0, 4)}…${wallet.slice(-4)}` })
  })

  test('a cashier, where there is one, moves them by itself', async () => {
    operator.control.set({ cashierMs: 1 })
    const { token, email } = await player('500.00')
    good(await payout(token))
    await until('the cashier', async () => (await operator.control.payouts(email))[0]?.status === 'paid')
    expect(await holdings(email)).toEqual({ wallet: 0, bonus: 0, pending: 0 })
    await soundBooks()
  })
})

describe('wallets', () => {
  test('one is played from; each keeps its own money and version', async () => {
    const { token, email } = await player('100.00')
    const invoice = good(await deposit(token, { amount: '500.00' }))
    const switched = good(await call(activateWallet, { token, body: { currency: 'USD' } }))
    expect(switched.active).toBe('USD')
    expect(switched.wallets.map(({ currency }) => currency)).toEqual([...CURRENCIES])
    expect(good(await call(getProfile, { token })).user).toMatchObject({ currency: 'USD', balance: 0 })
    expect(refused(await bet(token, '1.00')).errors).toEqual({ currency: ['currency.wrong'] })
    expect(refused(await deposit(token, { hash: 'play-wallet' })).errors).toEqual({ currency: ['currency.wrong'] })
    // What was to be paid in roubles arrives in roubles.
    await operator.control.payInvoice(invoice.id)
    expect(await operator.control.holdings(email)).toMatchObject({ RUB: { wallet: 60_000 }, USD: { wallet: 0 } })
    good(await call(activateWallet, { token, body: { currency: 'RUB' } }))
    const { wallets } = good(await call(getWallets, { token }))
    expect(wallets.find(({ currency }) => currency === 'RUB')).toMatchObject({ balance: 60_000, balance_version: 2 })
    await soundBooks()
  })
})

describe('bonuses', () => {
  test('one comes with a deposit, is staked to the exact unit, and is then the player’s', async () => {
    const { token, email } = await player()
    await paidDeposit(token, { amount: '500.00', bonus: 'first-deposit' })
    expect(await holdings(email)).toEqual({ wallet: 50_000, bonus: 50_000, pending: 0 })
    const profile = good(await call(getProfile, { token })).user
    expect(profile).toMatchObject({ balance: 50_000, bonus: 30_000, bonus_balance: 50_000, total_balance: 100_000 })
    await operator.control.credit({ email, amount: '100000.00' })
    const inPlay = async () =>
      good(await call(getBonuses, { token })).items.find(({ name }) => name === 'First deposit +100%')
    expect(await inPlay()).toMatchObject({
      status: 'active',
      max_bet: 50_000,
      wager: { times: 10, required: 500_000, done: 0 },
    })
    // One kopeck above the maximum counts nothing; at the maximum it counts whole.
    good(await bet(token, '500.01'))
    expect((await inPlay())?.wager.done).toBe(0)
    for (let round = 0; round < 9; round += 1) good(await bet(token, '500.00'))
    good(await bet(token, '499.99'))
    expect(await inPlay()).toMatchObject({ status: 'active', wager: { done: 499_999 } })
    expect((await holdings(email))?.bonus).toBe(50_000)
    const before = (await holdings(email))?.wallet ?? 0
    const last = key()
    const { round, wallet } = good(await bet(token, '1.00', { key: last }))
    expect(await inPlay()).toMatchObject({ status: 'finished', wager: { done: 500_000 } })
    // The reply of the bet that wins it has it in its balance already, with the version that goes with it.
    const after = good(await call(getProfile, { token })).user
    expect(wallet.balance).toBe(before - round.amount + round.payout + 50_000)
    expect(after).toMatchObject({ balance: wallet.balance, balance_version: wallet.balance_version, bonus_balance: 0 })
    expect(good(await call(getDiceBetByKey, { token, params: { key: last } })).wallet).toEqual(wallet)
    await soundBooks()
  })

  test('a bonus has its conditions', async () => {
    const { token } = await player()
    const below = await deposit(token, { amount: '499.99', bonus: 'first-deposit' })
    expect(refused(below)).toMatchObject({ status: 422, errors: { bonus: ['bonus.below:500.00'] } })
    expect(refused(await deposit(token, { bonus: 'reload' })).errors).toEqual({ bonus: ['bonus.unknown'] })
    const invoice = good(await deposit(token, { bonus: 'first-deposit' }))
    const twice = await deposit(token, { hash: 'mobile-payment', bonus: 'first-deposit' })
    expect(refused(twice).errors).toEqual({ bonus: ['bonus.unknown'] })
    // Less came in than the bonus asks for: the deposit arrives, the bonus does not.
    await operator.control.changeInvoice({ invoice: invoice.id, amount: '499.99' })
    await operator.control.payInvoice(invoice.id)
    expect(good(await call(getBonuses, { token })).items.map(({ status }) => status)).toEqual(['waiting'])
    await paidDeposit(token, { bonus: 'first-deposit' })
    const busy = await deposit(token, { bonus: 'second-deposit' })
    expect(refused(busy).errors).toEqual({ bonus: ['bonus.active'] })
    await soundBooks()
  })

  test('one that finds another in play when its deposit is paid waits for it', async () => {
    const { token, email } = await player()
    const { id } = good(await deposit(token, { bonus: 'first-deposit' }))
    const other = good(await call(activateBonus, { token, body: { promo: 'WELCOME100' } })).data
    await operator.control.payInvoice(id)
    expect(await holdings(email)).toEqual({ wallet: 100_000, bonus: 10_000, pending: 0 })
    const waiting = good(await call(getBonuses, { token })).items.find(({ name }) => name === 'First deposit +100%')
    expect(waiting).toMatchObject({ status: 'waiting', amount: 100_000, expires_in: 7 * 86_400 })
    const body = { id: waiting?.id ?? '' }
    expect(refused(await call(activateBonus, { token, body }))).toMatchObject({ status: 409, code: 'bonus.active' })
    good(await call(cancelBonus, { token, params: { id: other?.id ?? '' } }))
    expect(good(await call(activateBonus, { token, body })).data?.status).toBe('active')
    expect(await holdings(email)).toEqual({ wallet: 100_000, bonus: 100_000, pending: 0 })
    await soundBooks()
  })

  test('at the end of its time it goes back, whoever looks first, and can no longer be won', async () => {
    const { token, email } = await player()
    await paidDeposit(token, { bonus: 'first-deposit' })
    const [, bonus] = await operator.control.bonuses(email)
    await operator.control.setBonusExpiry({ bonus: bonus?.id ?? 0, inMs: 0 })
    good(await bet(token, '1.00'))
    expect(await holdings(email)).toMatchObject({ bonus: 0 })
    const [waiting, expired] = good(await call(getBonuses, { token })).items
    expect([waiting?.status, expired?.status, expired?.wager.done]).toEqual(['waiting', 'expired', 0])
    await operator.control.setBonusExpiry({ bonus: waiting?.id ?? '', inMs: 0 })
    expect(good(await call(getProfile, { token })).user).toMatchObject({ bonus: 0 })
    const late = await call(activateBonus, { token, body: { id: waiting?.id ?? '' } })
    expect(refused(late)).toMatchObject({ status: 409, code: 'bonus.over' })
    await soundBooks()
  })

  test('the clock alone ends one that nobody looks at', async () => {
    const { email } = await player()
    const bonus = await operator.control.giveBonus({ email, isActive: true })
    expect((await holdings(email))?.bonus).toBe(30_000)
    await operator.control.setBonusExpiry({ bonus, inMs: 20 })
    await until('the expiry', async () => (await holdings(email))?.bonus === 0)
    await soundBooks()
  })

  test('the one of registration and first deposit waits, is taken once, and given up', async () => {
    const [{ token, email }, other] = [await player(), await player()]
    expect(good(await call(getWaitingBonus, { token })).data).toBeNull()
    await paidDeposit(token)
    await paidDeposit(token)
    const { data } = good(await call(getWaitingBonus, { token }))
    expect(data?.expires_in).toBeGreaterThan(3 * 86_400 - 60)
    const [waiting, ...more] = good(await call(getBonuses, { token })).items
    expect([waiting?.name, more]).toEqual([data?.name, []])
    const body = { id: waiting?.id ?? '' }
    expect(refused(await call(activateBonus, { token: other.token, body }))).toMatchObject({ status: 403 })
    const taken = await Promise.all([1, 2].map(() => call(activateBonus, { token, body })))
    expect(taken.map((answer) => good(answer).data?.status)).toEqual(['active', 'active'])
    expect((await holdings(email))?.bonus).toBe(30_000)
    expect(good(await call(getWaitingBonus, { token })).data).toBeNull()
    const params = { id: body.id }
    expect(good(await call(cancelBonus, { token, params })).data.status).toBe('cancelled')
    expect(refused(await call(cancelBonus, { token, params }))).toMatchObject({ status: 409, code: 'bonus.over' })
    expect(await holdings(email)).toEqual({ wallet: 200_000, bonus: 0, pending: 0 })
    await soundBooks()
  })

  test('promo codes: a bonus, spins, one that is over, one of elsewhere, one that there is not', async () => {
    const { token, email } = await player()
    const look = (promo: string) => call(getPromoBonus, { params: { promo } })
    const take = (promo: string) => call(activateBonus, { token, body: { promo } })
    expect(good(await look('welcome100'))).toMatchObject({
      rules: { amount: 10_000, wager: 5, max_bet: 5_000, currency: 'RUB', expires_in: 3 * 86_400 },
    })
    expect(good(await look('ALMATY500')).region).toBe('KZ')
    expect(refused(await look('NOTHING'))).toMatchObject({ status: 404, code: 'promo.unknown' })
    expect(refused(await look('SUMMER25'))).toMatchObject({ status: 404, code: 'promo.expired' })
    expect(refused(await take('SUMMER25'))).toMatchObject({ status: 404, code: 'promo.expired' })
    expect(refused(await take('ALMATY500'))).toMatchObject({ status: 403, code: 'promo.region' })
    expect(good(await take('Welcome100')).data).toMatchObject({ status: 'active', amount: 10_000 })
    expect(refused(await take('WELCOME100'))).toMatchObject({ status: 409, code: 'promo.used' })
    operator.control.set({ country: 'KZ' })
    expect(refused(await take('ALMATY500'))).toMatchObject({ status: 409, code: 'bonus.active' })
    const { campaign } = good(await take('SPINS20'))
    expect(campaign).toMatchObject({ status: 'active', left: 20, total: 20, wager: 3 })
    expect(refused(await take('SPINS20'))).toMatchObject({ status: 409, code: 'promo.used' })
    expect((await holdings(email))?.bonus).toBe(10_000)
    expect(refused(await call(activateBonus, { token, body: {} })).status).toBe(422)
    await soundBooks()
  })

  test('free spins: their campaigns, given up with what is left; those past their time are told as such', async () => {
    const [{ token, email }, other] = [await player(), await player()]
    const id = String(await operator.control.giveSpins({ email, left: 7 }))
    await operator.control.giveSpins({ email, offer: 'spins-20', inMs: -1 })
    const { data: spins } = good(await call(getFreeSpins, { token }))
    expect(spins.map(({ left, campaign_id }) => [left, campaign_id])).toEqual([
      [20, expect.any(String)],
      [7, id],
    ])
    expect((spins[0]?.expiration_at ?? 0) < Date.now() && (spins[1]?.expiration_at ?? 0) > Date.now()).toBe(true)
    const statuses = async () => good(await call(getCampaigns, { token })).data.map(({ status }) => status)
    expect(await statuses()).toEqual(['expired', 'active'])
    const params = { id }
    expect(refused(await call(getCampaign, { token: other.token, params }))).toMatchObject({ status: 404 })
    expect(good(await call(getCampaign, { token, params })).data.left).toBe(7)
    expect(good(await call(cancelCampaign, { token, params })).data).toMatchObject({ status: 'cancelled', left: 0 })
    expect(refused(await call(cancelCampaign, { token, params }))).toMatchObject({ status: 409, code: 'campaign.over' })
    expect(await statuses()).toEqual(['expired', 'cancelled'])
  })

  test('the welcome pack is what deposits bring, step by step', async () => {
    const { publicTitle, steps } = good(await call(getWelcomePack, { headers: { 'accept-language': 'ru' } }))
    expect(publicTitle).toContain('бесплатных вращений')
    const { token, email } = await player()
    for (const { percent, min_deposit, wager } of steps) {
      const { bonus } = good(await call(getBilling, { token })).payments
      if (!bonus || !('id' in bonus)) throw new Error('no bonus to choose')
      expect(bonus).toMatchObject({ percent, min_amount: min_deposit, wager })
      await paidDeposit(token, { bonus: bonus.id })
      const active = (await operator.control.bonuses(email)).find(({ status }) => status === 'active')
      await call(cancelBonus, { token, params: { id: String(active?.id) } })
    }
    const spins = good(await call(getFreeSpins, { token })).data.map(({ total }) => total)
    expect(spins.toReversed()).toEqual(steps.map(({ free_spins }) => free_spins))
    expect(good(await call(getBilling, { token })).payments.bonus).toMatchObject({ id: 'reload' })
    await soundBooks()
  })
})

describe('the club', () => {
  test('a point for each rouble staked, levels by points, premium from the third, one request', async () => {
    const { token, email } = await player('1000.00')
    good(await bet(token, '10.99'))
    good(await bet(token, '5.00'))
    expect(good(await call(getVip, { token }))).toMatchObject({ level: 'bronze', points: 15, next_at: 10_000 })
    await operator.control.giveVipPoints({ email, points: 49_984 })
    expect(good(await call(getProfile, { token })).user.premium?.status).toBe(false)
    await operator.control.giveVipPoints({ email, points: 1 })
    expect(good(await call(getVip, { token }))).toMatchObject({ level: 'gold', points: 50_000, requested: false })
    expect(good(await call(getProfile, { token })).user.premium?.status).toBe(true)
    expect((await call(joinVip, { token, body: { request_type: 'vip_page' } })).ok).toBe(true)
    const again = await call(joinVip, { token, body: { request_type: 'register' } })
    expect(refused(again)).toMatchObject({ status: 409, code: 'vip.requested' })
    expect(await operator.control.vipRequest(email)).toBe('vip_page')
    expect(good(await call(getVip, { token })).requested).toBe(true)
  })
})

describe('the socket', () => {
  test('tells of every wallet, of payouts and of bonuses as they move', async () => {
    const { token, email, id } = await player('1000.00')
    const socket = new WebSocket(`ws://general.localhost:${operator.port}/socket`, {
      headers: { origin: operator.address },
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
    await operator.control.movePayout({ payout: asked.id, status: 'declined' })
    await hear({ type: 'payout', user: id, id: Number(asked.id), status: 'declined' })
    await hear({ type: 'balance', currency: 'RUB', balance: '1000.00', balance_version: 3 })
    good(await call(activateWallet, { token, body: { currency: 'RUB' } }))
    const bonus = await operator.control.giveBonus({ email, isActive: true })
    await hear({ type: 'balance', bonus_balance: '300.00', total_balance: '1300.00', balance_version: 4 })
    good(await bet(token, '12.34'))
    await hear({ type: 'bonus', id: bonus, status: 'active', done: '12.34' })
    await hear({ type: 'balance', balance_version: 5 })
    heard.length = 0
    socket.send(JSON.stringify({ type: 'snapshot' }))
    await hear({ type: 'payout', id: Number(asked.id), status: 'declined' })
    socket.terminate()
  })
})

describe('whatever is done', () => {
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

  /** What a player has been told, added up: it has to be what the ledger holds, to the minor unit. */
  type Told = Record<Currency, number>

  async function perform({ token, email }: { token: string; email: string }, told: Told, done: Act): Promise<void> {
    const { control } = operator
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
        // Small enough to be won by a bet or two.
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

  test('no step makes or loses a minor unit', { timeout: 120_000 }, async () => {
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
          const held = await operator.control.holdings(one.email)
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
