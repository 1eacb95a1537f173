import { describe, expect, test } from 'vitest'
import { loginByEmail } from '#endpoints/login.ts'
import { setSessionLimit } from '#endpoints/protection.ts'
import type { LimitKind } from '#domain/protection/limits.ts'
import type { Answer } from '../operator/caller.ts'
import { good, rejected } from './support/money.ts'
import { DAY_MS, HOUR_MS, useProtectionCalls } from './support/protection.ts'
import { useProvider } from './support/provider.ts'

/** Bets and deposits that a limit, the end of a session or the pace rejects. */

const { casino, sit } = useProvider()
const { setLimit, passTime, bets } = useProtectionCalls(casino)
const { call, player, deposit } = casino

/** The bets of all games have other replies; only whether and how they are rejected is read here. */
const GAMES: [string, (token: string, amount: string) => Promise<Answer<unknown>>][] = Object.entries(bets).map(
  ([game, bet]) => [game, async (token, amount) => (await bet(token, amount)) as Answer<unknown>],
)
const beyond = (kind: LimitKind, period = 'day') => ({
  status: 403,
  code: 'protection.limit',
  errors: { kind: [kind], period: [period] },
})

describe('a limit at the stand-in operator', () => {
  test.each(GAMES)('of stakes rejects a bet of %s beyond it, by a single unit', async (_game, bet) => {
    const { token, email } = await player('1000.00')
    good(await setLimit(token, 'stake', 'day', '100.00'))
    expect(rejected(await bet(token, '100.01'))).toEqual(beyond('stake'))
    expect((await casino.control.wallet(email)).balance).toBe(100_000)
    expect((await bet(token, '100.00')).ok).toBe(true)
  })

  test('of losses rejects a bet that could lose more than is left, until the period is over', async () => {
    const { token, email } = await player('1000.00')
    good(await setLimit(token, 'loss', 'week', '100.00'))
    good(await bets.crash(token, '60.00'))
    const { errors, ...rest } = rejected(await bets.duel(token, '40.01'))
    expect(rest).toEqual({ status: 403, code: 'protection.limit' })
    expect(errors).toMatchObject({ kind: ['loss'], period: ['week'] })
    const renews = Date.parse(String(errors?.['resets_at']))
    expect(Math.abs(renews - Date.now() - 7 * DAY_MS)).toBeLessThan(HOUR_MS)
    good(await bets.duel(token, '40.00'))
    await passTime(email, 7 * DAY_MS + HOUR_MS)
    good(await bets.betting(token, '100.00'))
  })

  test('names the one with the least room', async () => {
    const { token } = await player('1000.00')
    good(await setLimit(token, 'loss', 'day', '100.00'))
    good(await setLimit(token, 'stake', 'month', '50.00'))
    expect(rejected(await bets.dice(token, '120.00'))).toEqual(beyond('stake', 'month'))
  })

  test('rejects a bet at a provider before it takes money', async () => {
    const { spin, token, email } = await sit('1000.00')
    good(await setLimit(token, 'stake', 'day', '50.00'))
    expect(await spin(5_001)).toEqual({ ok: false, code: 'protection.limit' })
    expect((await casino.control.wallet(email)).balance).toBe(100_000)
    const [round, repeated] = [await spin(5_000, 'round-1'), await spin(5_000, 'round-1')]
    expect(round.ok).toBe(true)
    // The round that was accepted is answered again, although the limit is reached.
    expect(repeated).toEqual(round)
  })

  test('of deposits counts paid ones and open invoices', async () => {
    const { token } = await player()
    good(await setLimit(token, 'deposit', 'day', '2500.00'))
    await casino.paidDeposit(token, { amount: '1000.00' })
    const open = good(await deposit(token, { amount: '1000.00' }))
    const second = { amount: '1000.00', hash: 'play-wallet' }
    expect(rejected(await deposit(token, second))).toMatchObject({
      code: 'protection.limit',
      errors: { kind: ['deposit'] },
    })
    await casino.control.expireInvoice(open.id)
    good(await deposit(token, second))
  })

  test('of net deposits leaves room for what was withdrawn', async () => {
    const { token } = await player()
    good(await setLimit(token, 'netDeposit', 'month', '1000.00'))
    await casino.paidDeposit(token, { amount: '1000.00' })
    const again = () => deposit(token, { amount: '500.00' })
    expect(rejected(await again())).toMatchObject({ status: 403, code: 'protection.limit' })
    const { id } = good(await casino.payout(token, { amount: '500.00' }))
    for (const status of ['processing', 'paid'] as const) await casino.control.movePayout({ payout: id, status })
    good(await again())
  })

  test('of deposits is needed before any deposit where the country requires one', async () => {
    const { token } = await player()
    await casino.control.set({ country: 'SE', protectionRules: {} })
    expect(rejected(await deposit(token))).toMatchObject({ status: 403, code: 'protection.limitRequired' })
    good(await setLimit(token, 'deposit', 'month', '5000.00'))
    good(await deposit(token))
  })
})

describe('a session at the stand-in operator', () => {
  const limited = async (body: { minutes: number | null; loss: string | null }) => {
    const one = await player('1000.00')
    good(await call(setSessionLimit, { token: one.token, body }))
    return one
  }

  test.each(GAMES)('takes no bet of %s after its minutes, until the next log-in', async (_game, bet) => {
    const { token, email } = await limited({ minutes: 60, loss: null })
    await passTime(email, HOUR_MS - 60_000)
    expect((await bet(token, '10.00')).ok).toBe(true)
    await passTime(email, 60_000)
    expect(rejected(await bet(token, '10.00'))).toEqual({ status: 403, code: 'protection.session', errors: undefined })
    const next = good(await call(loginByEmail, { body: { email, password: 'steppe-wind-42' } })).token ?? ''
    expect(good(await bets.betting(next, '10.00')).bet.status).toBe('open')
  })

  test('takes no bet that could lose more than its limit', async () => {
    const { token } = await limited({ minutes: null, loss: '100.00' })
    good(await bets.crash(token, '60.00'))
    expect(rejected(await bets.duel(token, '40.01'))).toMatchObject({ code: 'protection.session' })
    good(await bets.duel(token, '40.00'))
  })
})

describe('the pace of rounds at the stand-in operator', () => {
  test.each(GAMES)('holds in originals and rooms only: %s', async (game, bet) => {
    const isPaced = game === 'dice' || game === 'rooms'
    const { token, email } = await player('1000.00')
    await casino.control.set({ protectionRules: { minRoundSeconds: 60 } })
    good(await bets.dice(token, '10.00'))
    const answer = await bet(token, '10.00')
    expect(answer.ok).toBe(!isPaced)
    if (answer.ok) return
    expect(rejected(answer)).toMatchObject({ status: 403, code: 'protection.pace' })
    const seconds = Number(answer.headers.get('retry-after'))
    expect(seconds > 50 && seconds <= 60).toBe(true)
    expect(answer.problem.errors).toEqual({ retry_after: [String(seconds)] })
    await passTime(email, 60_000)
    expect((await bet(token, '10.00')).ok).toBe(true)
  })
})
