import { describe, expect, test } from 'vitest'
import { refreshToken } from '#endpoints/auth.ts'
import { loginByEmail } from '#endpoints/login.ts'
import { getProfile } from '#endpoints/profile.ts'
import {
  cancelLimitChange,
  confirmLimit,
  excludeSelf,
  sendRealityCheck,
  setRealityCheck,
  setSessionLimit,
  takeBreak,
} from '#endpoints/protection.ts'
import { good, rejected, useMoneyOperator } from './support/money.ts'
import { DAY_MS, HOUR_MS, useProtectionCalls } from './support/protection.ts'

/** The calls of player protection: what they change, what waits, and what they reject. */

const casino = useMoneyOperator()
const { protection, limit, setLimit, passTime } = useProtectionCalls(casino)
const { call, player } = casino
const PLACE = { kind: 'deposit', period: 'day' }
const PASSWORD = 'steppe-wind-42'

async function logIn(email: string): Promise<string> {
  const { token } = good(await call(loginByEmail, { body: { email, password: PASSWORD } }))
  if (!token) throw new Error('no token')
  return token
}

describe('limits of the stand-in operator', () => {
  test('hold at once where they are lower, and drop the change that was pending', async () => {
    const { token } = await player()
    // The first limit of its kind needs no waiting.
    good(await setLimit(token, 'deposit', 'day', '1000.00'))
    good(await setLimit(token, 'deposit', 'day', '5000.00'))
    expect(await limit(token, 'deposit', 'day')).toMatchObject({ amount: 100_000, pending: { amount: 500_000 } })
    good(await setLimit(token, 'deposit', 'day', '300.00'))
    expect(await limit(token, 'deposit', 'day')).toMatchObject({ amount: 30_000, pending: null })
    expect((await limit(token, 'deposit', 'week')).amount).toBe(null)
  })

  test.each([['5000.00', 500_000] as const, [null, null] as const])(
    'wait a day and for the confirmation to become %s',
    async (raised, amount) => {
      const { email, token } = await player()
      const confirm = () => call(confirmLimit, { token, params: PLACE })
      good(await setLimit(token, 'deposit', 'day', '1000.00'))
      expect(rejected(await confirm())).toMatchObject({ status: 409, code: 'protection.nothingPending' })
      good(await setLimit(token, 'deposit', 'day', raised))
      const { pending } = await limit(token, 'deposit', 'day')
      expect(pending).toMatchObject({ amount, needs_confirmation: true })
      expect(Math.abs((pending?.from ?? 0) - Date.now() - DAY_MS)).toBeLessThan(HOUR_MS)
      await passTime(email, DAY_MS - HOUR_MS)
      // The same wish again keeps its waiting time.
      good(await setLimit(token, 'deposit', 'day', raised))
      expect(rejected(await confirm())).toMatchObject({ status: 409, code: 'protection.early' })
      await passTime(email, HOUR_MS)
      expect((await limit(token, 'deposit', 'day')).amount).toBe(100_000)
      good(await confirm())
      expect(await limit(token, 'deposit', 'day')).toMatchObject({ amount, pending: null })
    },
  )

  test('keep their amount when a change is cancelled, and when there is none to cancel', async () => {
    const { token } = await player()
    const cancel = () => call(cancelLimitChange, { token, params: PLACE })
    good(await setLimit(token, 'deposit', 'day', '1000.00'))
    good(await setLimit(token, 'deposit', 'day', null))
    good(await cancel())
    good(await cancel())
    expect(await limit(token, 'deposit', 'day')).toMatchObject({ amount: 100_000, pending: null })
  })

  test('wait as long as the rules of the country say', async () => {
    const { token } = await player()
    await casino.control.set({ country: 'DE' })
    good(await setLimit(token, 'loss', 'week', '1000.00'))
    good(await setLimit(token, 'loss', 'week', '2000.00'))
    const from = (await limit(token, 'loss', 'week')).pending?.from ?? 0
    expect(Math.abs(from - Date.now() - 7 * DAY_MS)).toBeLessThan(HOUR_MS)
    expect((await protection(token)).rules).toMatchObject({ raise_after_hours: 168, panic_button: true })
  })

  test('are rejected where they make no sense', async () => {
    const { token } = await player()
    expect(rejected(await setLimit(token, 'stake', 'day', '-1.00')).status).toBe(422)
    const params = { kind: 'wins', period: 'day' }
    expect(rejected(await call(confirmLimit, { token, params })).status).toBe(404)
  })
})

describe('reality checks, session limits and breaks of the stand-in operator', () => {
  test('a reality check may come sooner than the rules say, not later or never', async () => {
    const { email, token } = await player()
    const set = (minutes: number | null) => call(setRealityCheck, { token, body: { minutes } })
    expect((await protection(token)).reality_check).toEqual({ minutes: 60 })
    expect(good(await set(15)).reality_check).toEqual({ minutes: 15 })
    for (const minutes of [0, 61, null]) expect(rejected(await set(minutes)).status).toBe(422)
    await casino.control.set({ protectionRules: { maySwitchOffRealityCheck: true } })
    expect(good(await set(null)).reality_check).toEqual({ minutes: null })

    const body = { at: new Date(Date.now() - HOUR_MS).toISOString(), answer: 'stop' as const }
    for (const _time of [1, 2]) good(await call(sendRealityCheck, { token, body }))
    expect(await casino.control.realityChecks(email)).toEqual([{ at: Date.parse(body.at), answer: 'stop' }])
  })

  test('a session limit holds at once where it is lower, from the next log-in on where it is higher', async () => {
    const { email, token } = await player()
    const set = async (minutes: number | null, loss: string | null) =>
      good(await call(setSessionLimit, { token, body: { minutes, loss } })).session_limit
    expect(await set(120, '500.00')).toEqual({ minutes: 120, loss: 50_000 })
    expect(await set(60, '700.00')).toEqual({ minutes: 60, loss: 50_000 })
    expect(await set(null, '700.00')).toEqual({ minutes: 60, loss: 50_000 })
    await passTime(email, HOUR_MS)
    const later = await logIn(email)
    expect((await protection(later)).session_limit).toEqual({ minutes: null, loss: 70_000 })
  })

  test('a break begins at once, becomes longer and never shorter, and ends by itself', async () => {
    const { email, token } = await player()
    const until = (ms: number) => new Date(Date.now() + ms).toISOString()
    const take = (text: string) => call(takeBreak, { token, body: { until: text } })
    const [soon, later] = [until(DAY_MS), until(7 * DAY_MS)]
    for (const [asked, end] of [
      [soon, soon],
      [later, later],
      [soon, later],
      [until(-DAY_MS), later],
    ] as const)
      expect(good(await take(asked)).time_out).toEqual({ until: Date.parse(end) })
    expect(rejected(await take(until(44 * DAY_MS))).status).toBe(422)
    await passTime(email, 7 * DAY_MS + 1)
    expect((await protection(token)).time_out).toBe(null)
  })
})

describe('self-exclusion at the stand-in operator', () => {
  test('needs the password, and stops guessing', async () => {
    await casino.control.set({ loginTries: 2 })
    const { token } = await player()
    const exclude = (password?: string) =>
      call(excludeSelf, { token, body: { months: 6, ...(password !== undefined && { password }) } })
    for (const wrong of ['not-the-one', undefined])
      expect(rejected(await exclude(wrong))).toMatchObject({
        status: 422,
        errors: { password: ['password.wrong'] },
      })
    expect(rejected(await exclude(PASSWORD)).status).toBe(429)
    expect((await protection(token)).exclusion).toBe(null)
  })

  test.each([6, null] as const)('for %s months ends every session', async (months) => {
    const { email, token } = await player()
    const second = await logIn(email)
    const { exclusion } = good(await call(excludeSelf, { token, body: { months, password: PASSWORD } }))
    const end = new Date()
    end.setUTCMonth(end.getUTCMonth() + 6)
    if (months === null) expect(exclusion?.until).toBe(null)
    else expect(Math.abs((exclusion?.until ?? 0) - end.getTime())).toBeLessThan(HOUR_MS)
    for (const each of [token, second]) {
      expect(rejected(await call(getProfile, { token: each }))).toMatchObject({ status: 401, code: 'token.revoked' })
      expect(rejected(await call(refreshToken, { token: each })).status).toBe(401)
    }
  })
})
