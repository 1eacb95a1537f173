import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { getBilling } from '#endpoints/billing.ts'
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
} from '#endpoints/bonuses.ts'
import { dice } from '#endpoints/originals/endpoints.ts'
import { getProfile } from '#endpoints/profile.ts'
import { getVip, joinVip } from '#endpoints/vip.ts'
import { startOperator } from '../operator/operator.ts'
import { good, key, rejected, useOperator } from './support/money.ts'
import { until } from './support/until.ts'

/** Bonuses, promo codes, free spins and the VIP club: what they give and what they cost. */

const DAY_MS = 86_400_000
const casino = useOperator()
const { call, player, deposit, paidDeposit, bet, holdings, soundBooks } = casino

describe('bonuses of the stand-in operator', () => {
  test('gives a deposit bonus, wagers it to the exact minor unit, and pays it out', async () => {
    const { token, email } = await player()
    await paidDeposit(token, { amount: '500.00', bonus: 'first-deposit' })
    expect(await holdings(email)).toEqual({ wallet: 50_000, bonus: 50_000, pending: 0 })
    const profile = good(await call(getProfile, { token })).user
    expect(profile).toMatchObject({ balance: 50_000, bonus: 30_000, bonus_balance: 50_000, total_balance: 100_000 })
    await casino.control.credit({ email, amount: '100000.00' })
    const inPlay = async () =>
      good(await call(getBonuses, { token })).items.find(({ name }) => name === 'First deposit +100%')
    expect(await inPlay()).toMatchObject({
      status: 'active',
      max_bet: 50_000,
      wager: { times: 10, required: 500_000, done: 0 },
    })
    // A stake one kopeck above the maximum bet counts nothing; a stake at the maximum counts in full.
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
    // The reply of the winning bet contains the paid-out bonus in its balance, with the matching version.
    const after = good(await call(getProfile, { token })).user
    expect(wallet.balance).toBe(before - round.amount + round.payout + 50_000)
    expect(after).toMatchObject({ balance: wallet.balance, balance_version: wallet.balance_version, bonus_balance: 0 })
    expect(good(await call(dice.getBetByKey, { token, params: { key: last } })).wallet).toEqual(wallet)
    await soundBooks()
  })

  test('rejects a deposit bonus below its minimum, unknown, twice, or while another is active', async () => {
    const { token } = await player()
    const below = await deposit(token, { amount: '499.99', bonus: 'first-deposit' })
    expect(rejected(below)).toMatchObject({ status: 422, errors: { bonus: ['bonus.below:500.00'] } })
    expect(rejected(await deposit(token, { bonus: 'reload' })).errors).toEqual({ bonus: ['bonus.unknown'] })
    const invoice = good(await deposit(token, { bonus: 'first-deposit' }))
    const twice = await deposit(token, { hash: 'mobile-payment', bonus: 'first-deposit' })
    expect(rejected(twice).errors).toEqual({ bonus: ['bonus.unknown'] })
    // Less than the bonus's minimum was paid: the deposit is credited without the bonus.
    await casino.control.changeInvoice({ invoice: invoice.id, amount: '499.99' })
    await casino.control.payInvoice(invoice.id)
    expect(good(await call(getBonuses, { token })).items.map(({ status }) => status)).toEqual(['waiting'])
    await paidDeposit(token, { bonus: 'first-deposit' })
    const busy = await deposit(token, { bonus: 'second-deposit' })
    expect(rejected(busy).errors).toEqual({ bonus: ['bonus.active'] })
    await soundBooks()
  })

  test('makes a paid deposit bonus wait while another bonus is active', async () => {
    const { token, email } = await player()
    const { id } = good(await deposit(token, { bonus: 'first-deposit' }))
    const other = good(await call(activateBonus, { token, body: { promo: 'WELCOME100' } })).data
    await casino.control.payInvoice(id)
    expect(await holdings(email)).toEqual({ wallet: 100_000, bonus: 10_000, pending: 0 })
    const waiting = good(await call(getBonuses, { token })).items.find(({ name }) => name === 'First deposit +100%')
    expect(waiting).toMatchObject({ status: 'waiting', amount: 100_000, expires_in: 7 * 86_400 })
    const body = { id: waiting?.id ?? '' }
    expect(rejected(await call(activateBonus, { token, body }))).toMatchObject({ status: 409, code: 'bonus.active' })
    good(await call(cancelBonus, { token, params: { id: other?.id ?? '' } }))
    expect(good(await call(activateBonus, { token, body })).data?.status).toBe('active')
    expect(await holdings(email)).toEqual({ wallet: 100_000, bonus: 100_000, pending: 0 })
    await soundBooks()
  })

  test('expires a bonus at the next request after its deadline, and it can no longer be won', async () => {
    const { token, email } = await player()
    await paidDeposit(token, { bonus: 'first-deposit' })
    const [, bonus] = await casino.control.bonuses(email)
    await casino.control.setBonusExpiry({ bonus: bonus?.id ?? 0, inMs: 0 })
    good(await bet(token, '1.00'))
    expect(await holdings(email)).toMatchObject({ bonus: 0 })
    const [waiting, expired] = good(await call(getBonuses, { token })).items
    expect([waiting?.status, expired?.status, expired?.wager.done]).toEqual(['waiting', 'expired', 0])
    await casino.control.setBonusExpiry({ bonus: waiting?.id ?? '', inMs: 0 })
    expect(good(await call(getProfile, { token })).user).toMatchObject({ bonus: 0 })
    const late = await call(activateBonus, { token, body: { id: waiting?.id ?? '' } })
    expect(rejected(late)).toMatchObject({ status: 409, code: 'bonus.over' })
    await soundBooks()
  })

  test('expires a bonus by the clock when no request comes', async () => {
    const { email } = await player()
    const bonus = await casino.control.giveBonus({ email, isActive: true })
    expect((await holdings(email))?.bonus).toBe(30_000)
    await casino.control.setBonusExpiry({ bonus, inMs: 20 })
    await until('the expiry', async () => (await holdings(email))?.bonus === 0)
    await soundBooks()
  })

  test('keeps bonus deadlines through a restart', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'operator-'))
    const database = join(folder, 'operator.db')
    const email = 'kept@example.com'
    const first = await startOperator({ controlPort: 0, database })
    await first.control.createPlayer({ email, password: 'steppe-wind-42' })
    const bonus = await first.control.giveBonus({ email, isActive: true })
    await first.control.setBonusExpiry({ bonus, inMs: 1_000 })
    await first.stop()
    const second = await startOperator({ controlPort: 0, database })
    try {
      await until('the expiry', async () => (await second.control.holdings(email))['RUB']?.bonus === 0)
      expect((await second.control.bonuses(email)).map(({ status }) => status)).toEqual(['expired'])
      expect(await second.ledgerSum()).toMatchObject({ sums: { RUB: 0 }, drifted: 0, unbalanced: 0 })
    } finally {
      await second.stop()
      await rm(folder, { recursive: true })
    }
  })

  test('gives the registration bonus with the first deposit, once, and lets the player cancel it', async () => {
    const [{ token, email }, other] = [await player(), await player()]
    const { data } = good(await call(getWaitingBonus, { token }))
    expect(data?.expires_in).toBeGreaterThan(3 * 86_400 - 60)
    expect(good(await call(getBonuses, { token })).items).toEqual([])
    await paidDeposit(token)
    await paidDeposit(token)
    // It is listed in one place only: once it is the player's, it no longer waits for a deposit.
    expect(good(await call(getWaitingBonus, { token })).data).toBeNull()
    const [waiting, ...more] = good(await call(getBonuses, { token })).items
    expect([waiting?.name, waiting?.status, more]).toEqual([data?.name, 'waiting', []])
    const body = { id: waiting?.id ?? '' }
    expect(rejected(await call(activateBonus, { token: other.token, body }))).toMatchObject({ status: 403 })
    const taken = await Promise.all([1, 2].map(() => call(activateBonus, { token, body })))
    expect(taken.map((answer) => good(answer).data?.status)).toEqual(['active', 'active'])
    expect((await holdings(email))?.bonus).toBe(30_000)
    const params = { id: body.id }
    expect(good(await call(cancelBonus, { token, params })).data.status).toBe('cancelled')
    expect(rejected(await call(cancelBonus, { token, params }))).toMatchObject({ status: 409, code: 'bonus.over' })
    expect(await holdings(email)).toEqual({ wallet: 200_000, bonus: 0, pending: 0 })
    await soundBooks()
  })

  test('lets the registration bonus wait for three days, and no later deposit gives it', async () => {
    const { token, email } = await player()
    await casino.control.setRegistered({ email, agoMs: 3 * DAY_MS - 60_000 })
    expect(good(await call(getWaitingBonus, { token })).data?.expires_in).toBeLessThanOrEqual(60)
    await casino.control.setRegistered({ email, agoMs: 3 * DAY_MS })
    expect(good(await call(getWaitingBonus, { token })).data).toBeNull()
    await paidDeposit(token)
    expect(good(await call(getBonuses, { token })).items).toEqual([])
  })

  test('answers promo codes: a bonus, spins, an expired, a regional and an unknown one', async () => {
    const { token, email } = await player()
    const look = (promo: string) => call(getPromoBonus, { params: { promo } })
    const take = (promo: string) => call(activateBonus, { token, body: { promo } })
    expect(good(await look('welcome100'))).toMatchObject({
      rules: { amount: 10_000, wager: 5, max_bet: 5_000, currency: 'RUB', expires_in: 3 * 86_400 },
    })
    expect(good(await look('ALMATY500')).region).toBe('KZ')
    expect(rejected(await look('NOTHING'))).toMatchObject({ status: 404, code: 'promo.unknown' })
    expect(rejected(await look('SUMMER25'))).toMatchObject({ status: 404, code: 'promo.expired' })
    expect(rejected(await take('SUMMER25'))).toMatchObject({ status: 404, code: 'promo.expired' })
    expect(rejected(await take('ALMATY500'))).toMatchObject({ status: 403, code: 'promo.region' })
    expect(good(await take('Welcome100')).data).toMatchObject({ status: 'active', amount: 10_000 })
    expect(rejected(await take('WELCOME100'))).toMatchObject({ status: 409, code: 'promo.used' })
    casino.control.set({ country: 'KZ' })
    expect(rejected(await take('ALMATY500'))).toMatchObject({ status: 409, code: 'bonus.active' })
    const { campaign } = good(await take('SPINS20'))
    expect(campaign).toMatchObject({ status: 'active', left: 20, total: 20, wager: 3 })
    expect(rejected(await take('SPINS20'))).toMatchObject({ status: 409, code: 'promo.used' })
    expect((await holdings(email))?.bonus).toBe(10_000)
    expect(rejected(await call(activateBonus, { token, body: {} })).status).toBe(422)
    await soundBooks()
  })

  test('cancels a spins campaign with what is left, and lists expired ones as expired', async () => {
    const [{ token, email }, other] = [await player(), await player()]
    const id = String(await casino.control.giveSpins({ email, left: 7 }))
    await casino.control.giveSpins({ email, offer: 'spins-20', inMs: -1 })
    const { data: spins } = good(await call(getFreeSpins, { token }))
    expect(spins.map(({ left, campaign_id }) => [left, campaign_id])).toEqual([
      [20, expect.any(String)],
      [7, id],
    ])
    expect((spins[0]?.expiration_at ?? 0) < Date.now() && (spins[1]?.expiration_at ?? 0) > Date.now()).toBe(true)
    const statuses = async () => good(await call(getCampaigns, { token })).data.map(({ status }) => status)
    expect(await statuses()).toEqual(['expired', 'active'])
    const params = { id }
    expect(rejected(await call(getCampaign, { token: other.token, params }))).toMatchObject({ status: 404 })
    expect(good(await call(getCampaign, { token, params })).data.left).toBe(7)
    expect(good(await call(cancelCampaign, { token, params })).data).toMatchObject({ status: 'cancelled', left: 0 })
    expect(rejected(await call(cancelCampaign, { token, params }))).toMatchObject({
      status: 409,
      code: 'campaign.over',
    })
    expect(await statuses()).toEqual(['expired', 'cancelled'])
  })

  test('gives the steps of the welcome pack for deposits, one by one', async () => {
    const { publicTitle, steps } = good(await call(getWelcomePack, { headers: { 'accept-language': 'ru' } }))
    expect(publicTitle).toContain('фриспинов')
    const { token, email } = await player()
    for (const { percent, min_deposit, wager } of steps) {
      const { bonus } = good(await call(getBilling, { token })).payments
      if (!bonus || !('id' in bonus)) throw new Error('no bonus to choose')
      expect(bonus).toMatchObject({ percent, min_amount: min_deposit, wager })
      await paidDeposit(token, { bonus: bonus.id })
      const active = (await casino.control.bonuses(email)).find(({ status }) => status === 'active')
      await call(cancelBonus, { token, params: { id: String(active?.id) } })
    }
    const spins = good(await call(getFreeSpins, { token })).data.map(({ total }) => total)
    expect(spins.toReversed()).toEqual(steps.map(({ free_spins }) => free_spins))
    expect(good(await call(getBilling, { token })).payments.bonus).toMatchObject({ id: 'reload' })
    await soundBooks()
  })
})

describe('the VIP club', () => {
  test('gives one point per rouble staked, levels by points, premium from gold on, and one request', async () => {
    const { token, email } = await player('1000.00')
    good(await bet(token, '10.99'))
    good(await bet(token, '5.00'))
    expect(good(await call(getVip, { token }))).toMatchObject({ level: null, points: 15, next_at: 1_000 })
    await casino.control.giveVipPoints({ email, points: 49_984 })
    expect(good(await call(getProfile, { token })).user.premium?.status).toBe(false)
    await casino.control.giveVipPoints({ email, points: 1 })
    expect(good(await call(getVip, { token }))).toMatchObject({ level: 'gold', points: 50_000, requested: false })
    expect(good(await call(getProfile, { token })).user.premium?.status).toBe(true)
    expect((await call(joinVip, { token, body: { request_type: 'vip_page' } })).ok).toBe(true)
    const again = await call(joinVip, { token, body: { request_type: 'register' } })
    expect(rejected(again)).toMatchObject({ status: 409, code: 'vip.requested' })
    expect(await casino.control.vipRequest(email)).toBe('vip_page')
    expect(good(await call(getVip, { token })).requested).toBe(true)
  })

  test('shows a guest the VIP levels without a level of its own, and rejects an invalid token', async () => {
    const { token } = await player()
    const { levels } = good(await call(getVip, { token }))
    const guest = good(await call(getVip))
    expect(guest).toEqual({ level: null, points: 0, next_at: null, cashback: null, levels, requested: false })
    expect(levels.length).toBeGreaterThan(2)
    expect(rejected(await call(getVip, { token: 'tlp_nobody' })).status).toBe(401)
  })
})
