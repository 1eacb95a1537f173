import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
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
} from '#endpoints/bonuses.ts'
import { getProfile } from '#endpoints/profile.ts'
import { startOperator } from '../operator/operator.ts'
import { good, rejected, useMoneyOperator } from './support/money.ts'
import { until } from './support/until.ts'

/** Bonuses, promo codes, free spins and the VIP club: what they give and what they cost. */

const DAY_MS = 86_400_000
const casino = useMoneyOperator()
const { call, player, deposit, paidDeposit, bet, holdings, soundBooks } = casino

describe('bonuses of the stand-in operator', () => {
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
})
