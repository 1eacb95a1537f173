import { describe, expect, test } from 'vitest'
import { refreshToken } from '#endpoints/auth.ts'
import { cancelPayout, getBilling } from '#endpoints/billing.ts'
import { activateBonus, getBonuses, getCampaigns, getFreeSpins, getWaitingBonus } from '#endpoints/bonuses.ts'
import { getHistory } from '#endpoints/history.ts'
import {
  loginByEmail,
  loginByEmailCode,
  loginByPhone,
  loginByToken,
  sendEmailLoginCode,
  socialLogin,
} from '#endpoints/login.ts'
import { coinflip } from '#endpoints/originals/endpoints.ts'
import { getProfile, updateSettings } from '#endpoints/profile.ts'
import { excludeSelf } from '#endpoints/protection.ts'
import { crash } from '#endpoints/shared-rounds/endpoints.ts'
import type { Answer } from '../operator/caller.ts'
import { good, key, rejected } from './support/money.ts'
import { DAY_MS, useProtectionCalls } from './support/protection.ts'
import { useProvider } from './support/provider.ts'
import { until } from './support/until.ts'

/** A break and an exclusion: what they reject, and what stays open to the player. */

const { casino, sit } = useProvider()
const { protection, takeBreak, passTime, bets, join } = useProtectionCalls(casino)
const { call, player, deposit } = casino
const PASSWORD = 'steppe-wind-42'

const inBreak = (end: string) => ({ status: 403, code: 'protection.timeOut', errors: { until: [end] } })

describe('a break at the stand-in operator', () => {
  test('rejects bets of every game, entries and deposits, and names its end', async () => {
    const { token, email } = await player('1000.00')
    await casino.control.makeTournament({ id: 'free' })
    const end = await takeBreak(token, DAY_MS)
    for (const bet of Object.values(bets))
      expect(rejected((await bet(token, '10.00')) as Answer<unknown>)).toEqual(inBreak(end))
    expect(rejected(await join(token, 'free'))).toEqual(inBreak(end))
    expect(rejected(await deposit(token))).toEqual(inBreak(end))
    await passTime(email, DAY_MS + 1)
    good(await bets.dice(token, '10.00'))
    good(await join(token, 'free'))
    good(await deposit(token))
  })

  test('rejects the stake of a provider', async () => {
    const { spin, token, email } = await sit('1000.00')
    await takeBreak(token, DAY_MS)
    expect(await spin(5_000)).toEqual({ ok: false, code: 'protection.timeOut' })
    expect((await casino.control.wallet(email)).balance).toBe(100_000)
  })

  test('leaves an open round and a cash-out to the player', async () => {
    const { token } = await player('1000.00')
    const { pair } = good(await call(coinflip.getState, { token }))
    const body = { amount: '10.00', currency: 'RUB' as const, bet: { side: 'heads' as const }, ...pair }
    const { round } = good(await call(coinflip.bet, { token, key: key(), body }))
    await casino.control.set({ crashBettingMs: 600_000, crashOverMs: 600_000 })
    await casino.control.crashNext({ from: 5_000, to: 100_000 })
    const { bet } = good(await bets.crash(token, '10.00'))
    await takeBreak(token, DAY_MS)

    await casino.control.crashStart()
    const cashOut = { bet: bet.id, action: { kind: 'cashOut' as const } }
    await until('the cash-out', async () => (await call(crash.act, { token, key: key(), body: cashOut })).ok)
    if (round.status === 'open') {
      const step = { round: round.id, step: round.step, action: { kind: 'cashOut' as const } }
      expect(good(await call(coinflip.act, { token, key: key(), body: step })).round.status).toBe('settled')
    }
  })

  test('leaves withdrawals, history, profile and log-in to the player', async () => {
    const { token, email } = await player('1000.00')
    await takeBreak(token, DAY_MS)
    good(await casino.payout(token))
    good(await call(getHistory, { token, query: { type: 'bets' } }))
    good(await call(updateSettings, { token, body: { locale: 'kz' } }))
    const next = good(await call(loginByEmail, { body: { email, password: PASSWORD } })).token ?? ''
    good(await call(getProfile, { token: next }))
    expect((await protection(next)).time_out).not.toBe(null)
  })

  test('offers nothing, and keeps the bonus that is in play', async () => {
    const { token, email } = await player('1000.00')
    await casino.control.giveBonus({ email, isActive: true })
    await casino.control.giveBonus({ email, offer: 'reload' })
    await casino.control.giveSpins({ email })
    const offers = async () => ({
      bonuses: good(await call(getBonuses, { token })).items.map(({ status }) => status),
      campaigns: good(await call(getCampaigns, { token })).data.length,
      spins: good(await call(getFreeSpins, { token })).data?.length ?? 0,
      deposit: good(await call(getBilling, { token })).payments.bonus !== null,
    })
    expect(await offers()).toEqual({ bonuses: ['waiting', 'active'], campaigns: 1, spins: 1, deposit: true })
    await takeBreak(token, DAY_MS)
    expect(await offers()).toEqual({ bonuses: ['active'], campaigns: 0, spins: 0, deposit: false })
    expect(good(await call(getWaitingBonus, { token })).data).toBe(null)
    expect(rejected(await call(activateBonus, { token, body: { promo: 'STEPPE' } })).code).toBe('protection.timeOut')
  })
})

describe('an excluded player of the stand-in operator', () => {
  test('cannot log in by any way, and can again after the exclusion', async () => {
    const email = 'excluded@example.com'
    const phone = '+77015550101'
    const { token } = await casino.control.createPlayer({ email, phone, password: PASSWORD })
    const link = await casino.control.simpleAuthToken(email)
    good(await call(sendEmailLoginCode, { body: { email } }))
    const code = (await casino.control.letters(email))[0]?.code ?? ''
    const { exclusion } = good(await call(excludeSelf, { token, body: { months: 6, password: PASSWORD } }))
    const ways = () => [
      call(loginByEmail, { body: { email, password: PASSWORD } }),
      call(loginByPhone, { body: { phone, password: PASSWORD } }),
      call(loginByEmailCode, { body: { email, code } }),
      call(loginByToken, { body: { token: link } }),
    ]
    const end = new Date(exclusion?.until ?? 0).toISOString()
    for (const way of ways())
      expect(rejected(await way)).toEqual({ status: 403, code: 'protection.excluded', errors: { until: [end] } })
    // Who does not know the password learns nothing.
    const guess = await call(loginByEmail, { body: { email, password: 'not-the-one' } })
    expect(rejected(guess)).toMatchObject({ status: 401 })
    await passTime(email, 190 * DAY_MS)
    for (const way of ways()) expect((await way).ok).toBe(true)
  })

  test('reads why in the refresh of a session that the exclusion has ended', async () => {
    const { token, email } = await player('1000.00')
    const other = good(await call(loginByEmail, { body: { email, password: PASSWORD } })).token ?? ''
    const { exclusion } = good(await call(excludeSelf, { token, body: { months: 6, password: PASSWORD } }))
    const errors = { until: [new Date(exclusion?.until ?? 0).toISOString()] }
    const refresh = async () => rejected(await call(refreshToken, { token: other }))
    expect(await refresh()).toEqual({ status: 401, code: 'protection.excluded', errors })
    await passTime(email, 190 * DAY_MS)
    expect(await refresh()).toMatchObject({ status: 401, code: 'token.revoked' })
  })

  test('comes back from a social provider with the reason', async () => {
    const press = async () => {
      const body = { provider: 'google', origin: casino.operator.address, currency: 'RUB' as const }
      const page = new URL(good(await call(socialLogin, { body })).url ?? '')
      const form = new URLSearchParams({ state: page.searchParams.get('state') ?? '', account: 'Excluded' })
      const reply = await fetch(page.origin + page.pathname, { method: 'POST', body: form, redirect: 'manual' })
      return new URL(reply.headers.get('location') ?? '').searchParams
    }
    const token = (await press()).get('token') ?? ''
    // A player of a social network has no password.
    good(await call(excludeSelf, { token, body: { months: null } }))
    expect(rejected(await call(getProfile, { token })).status).toBe(401)
    expect(Object.fromEntries(await press())).toEqual({ error: 'protection.excluded' })
  })
})

describe('a withdrawal at the stand-in operator', () => {
  test('is cancelled only where the rules allow it', async () => {
    const { token, email } = await player('1000.00')
    const { id } = good(await casino.payout(token))
    const cancel = () => call(cancelPayout, { token, params: { id } })
    expect(rejected(await cancel())).toMatchObject({ status: 403, code: 'protection.noReversal' })
    expect((await casino.holdings(email))?.pending).toBe(50_000)
    await casino.control.set({ protectionRules: { cancelPayout: true } })
    good(await cancel())
    expect((await casino.holdings(email))?.pending).toBe(0)
  })
})
