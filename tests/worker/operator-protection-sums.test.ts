import { describe, expect, test } from 'vitest'
import { activateWallet } from '#endpoints/billing.ts'
import { crash } from '#endpoints/shared-rounds/endpoints.ts'
import type { LimitKind } from '#domain/protection/limits.ts'
import { good, key, useMoneyOperator } from './support/money.ts'
import { DAY_MS, HOUR_MS, useProtectionCalls } from './support/protection.ts'
import { until } from './support/until.ts'

/** What limits count, against the ledger: each game, deposits, withdrawals, returned stakes, other wallets. */

const casino = useMoneyOperator()
const { protection, limit, passTime, bets, join } = useProtectionCalls(casino)
const { call, player } = casino
const control = () => casino.control

const readUsed = async (token: string, kind: LimitKind) => (await limit(token, kind, 'day')).used
/** Bets on dice until one is lost or won as wanted; returns all stakes and payouts. */
async function play(token: string, amount: string, target: number) {
  const { round } = good(await casino.bet(token, amount, { target }))
  return { staked: round.amount, won: round.payout }
}

describe('what limits count at the stand-in operator', () => {
  test('stakes and losses are the sums of rounds, and lost money is never negative', async () => {
    const { token, email } = await player('100000.00')
    let [staked, won] = [0, 0]
    for (const target of [9_500, 9_500, 9_500, 200, 5_000, 5_000]) {
      const round = await play(token, '100.00', target)
      staked += round.staked
      won += round.won
      expect(await readUsed(token, 'stake')).toBe(staked)
      expect(await readUsed(token, 'loss')).toBe(Math.max(0, staked - won))
    }
    const { wallet = 0 } = (await casino.holdings(email)) ?? {}
    expect(wallet).toBe(10_000_000 - staked + won)
    expect((await protection(token)).session).toMatchObject({ staked, won })
  })

  test('stakes of every game count, the entry of a tournament does not', async () => {
    const { token } = await player('100000.00')
    let staked = 0
    for (const [game, bet] of Object.entries(bets)) {
      expect((await bet(token, '50.00')).ok, game).toBe(true)
      staked += 5_000
      expect(await readUsed(token, 'stake'), game).toBe(staked)
    }
    await control().makeTournament({ id: 'paid', fee: '100.00' })
    good(await join(token, 'paid'))
    expect(await readUsed(token, 'stake')).toBe(staked)
    await casino.soundBooks()
  })

  test('a stake that comes back was never placed', async () => {
    const { token } = await player('100000.00')
    await control().set({ crashBettingMs: 600_000 })
    const placed = good(await bets.crash(token, '50.00'))
    good(await bets.rooms(token, '60.00'))
    const created = good(await bets.duel(token, '70.00'))
    good(await bets.betting(token, '80.00', 'void'))
    expect(await readUsed(token, 'stake')).toBe(26_000)
    const cancel = { bet: placed.bet.id, action: { kind: 'cancel' as const } }
    good(await call(crash.act, { token, key: key(), body: cancel }))
    expect(await readUsed(token, 'stake')).toBe(21_000)
    await control().roomEnd({ room: 'red' })
    expect(await readUsed(token, 'stake')).toBe(15_000)
    await control().duelEnd(created.bet.state.duel)
    expect(await readUsed(token, 'stake')).toBe(8_000)
    await control().bettingStep(7 * DAY_MS)
    expect([await readUsed(token, 'stake'), await readUsed(token, 'loss')]).toEqual([0, 0])
    expect((await limit(token, 'stake', 'day')).resets_at).toBe(null)
    await casino.soundBooks()
  })

  test('a won sports bet lowers the loss, a lost one does not', async () => {
    const { token, email } = await player('1000.00')
    good(await bets.betting(token, '100.00', 'lost'))
    good(await bets.betting(token, '100.00', 'won'))
    await control().bettingStep(7 * DAY_MS)
    const [first, second] = await control().sportBets(email)
    const won = (first?.payout ?? 0) + (second?.payout ?? 0)
    expect(won).toBeGreaterThan(10_000)
    expect(await readUsed(token, 'stake')).toBe(20_000)
    expect(await readUsed(token, 'loss')).toBe(Math.max(0, 20_000 - won))
  })

  test('deposits count when they are paid, gross, and withdrawals when they arrive', async () => {
    const { token, email } = await player()
    const waiting = good(await casino.deposit(token, { amount: '1000.00' }))
    expect(await readUsed(token, 'deposit')).toBe(0)
    await control().payInvoice(waiting.id)
    await casino.paidDeposit(token, { amount: '2000.00', hash: 'payment-kiosk' })
    expect(await readUsed(token, 'deposit')).toBe(300_000)
    // The kiosk keeps 3 per cent, which were paid in all the same.
    expect((await casino.holdings(email))?.wallet).toBe(294_000)
    const { id } = good(await casino.payout(token, { amount: '500.00' }))
    expect(await readUsed(token, 'netDeposit')).toBe(300_000)
    for (const status of ['processing', 'paid'] as const) await control().movePayout({ payout: id, status })
    expect(await readUsed(token, 'netDeposit')).toBe(250_000)
    expect(await readUsed(token, 'deposit')).toBe(300_000)
  })

  test('what was played in another wallet counts in the active currency', async () => {
    const { token } = await player('1000.00')
    good(await bets.crash(token, '80.00'))
    good(await call(activateWallet, { token, body: { currency: 'USD' } }))
    const { currency } = await protection(token)
    // 80 roubles at the rate of the stand-in, 80 for a dollar.
    expect([currency, await readUsed(token, 'stake')]).toEqual(['USD', 100])
  })

  test('each part leaves the day, the week and the month when its time has passed', async () => {
    const { token, email } = await player('1000.00')
    const sums = async () =>
      Promise.all((['day', 'week', 'month'] as const).map(async (period) => (await limit(token, 'stake', period)).used))
    good(await bets.crash(token, '10.00'))
    await passTime(email, 20 * HOUR_MS)
    good(await bets.duel(token, '20.00'))
    expect(await sums()).toEqual([3_000, 3_000, 3_000])
    const renews = (await limit(token, 'stake', 'day')).resets_at ?? 0
    expect(Math.abs(renews - Date.now() - 4 * HOUR_MS)).toBeLessThan(HOUR_MS)
    await passTime(email, 5 * HOUR_MS)
    expect(await sums()).toEqual([2_000, 3_000, 3_000])
    await passTime(email, 6 * DAY_MS)
    expect(await sums()).toEqual([0, 2_000, 3_000])
    await passTime(email, 24 * DAY_MS)
    expect(await sums()).toEqual([0, 0, 0])
  })

  test('a cash-out in part lowers the loss by what it paid', async () => {
    const { token, email } = await player('1000.00')
    await control().set({ crashBettingMs: 600_000, crashOverMs: 600_000 })
    await control().crashNext({ from: 5_000, to: 100_000 })
    const { bet } = good(await bets.crash(token, '100.00'))
    await control().crashStart()
    const body = { bet: bet.id, action: { kind: 'cashOut' as const } }
    const paid = await until('the round', async () => {
      const answer = await call(crash.act, { token, key: key(), body })
      return answer.ok ? answer.reply.bet.payout : undefined
    })
    expect(await readUsed(token, 'loss')).toBe(Math.max(0, 10_000 - paid))
    expect((await control().wallet(email)).balance).toBe(90_000 + paid)
  })
})
