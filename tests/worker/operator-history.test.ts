import { describe, expect, test } from 'vitest'
import { cancelDeposit, createDeposit } from '#endpoints/billing.ts'
import { dice } from '#endpoints/originals/endpoints.ts'
import { loginByEmail } from '#endpoints/login.ts'
import { getHistory } from '#endpoints/history.ts'
import { good, PASSWORD, player, rejected, useOperator } from './support/stand-in.ts'

/** A history is read in pages; a page that was read once never has to be read again. */

const standIn = useOperator()

async function page(token: string, query: Record<string, string>) {
  return good(await standIn.call(getHistory, { token, query }))
}

async function bet(token: string): Promise<void> {
  const { server_seed_hash, client_seed, nonce } = good(await standIn.call(dice.getState, { token })).pair
  const seeds = { server_seed_hash, client_seed, nonce }
  const body = {
    amount: '1.00',
    currency: 'RUB' as const,
    bet: { target: 5_000, direction: 'over' as const },
    ...seeds,
  }
  good(await standIn.call(dice.bet, { token, key: crypto.randomUUID(), body }))
}

describe('the history of the stand-in operator', () => {
  test('pages through thousands of lines, newest first and each once, while new ones are added', async () => {
    const { control } = standIn
    const { email, token } = await player(standIn)
    await control.credit({ email, amount: '100.00' })
    const before = await control.wallet(email)
    await control.seedHistory({ email, bets: 3_000 })
    expect(await control.wallet(email)).toEqual(before)
    await bet(token)
    const ids: string[] = []
    const moments: number[] = []
    let next: string | null = null
    do {
      const historyPage = await page(token, { type: 'bets', limit: '500', ...(next === null ? {} : { before: next }) })
      ids.push(...historyPage.items.map(({ id }) => id))
      moments.push(...historyPage.items.map(({ at }) => at))
      next = historyPage.next
      // A round that is added between two pages belongs to neither.
      if (ids.length < 1_500) await bet(token)
    } while (next !== null)
    expect([ids.length, new Set(ids).size]).toEqual([3_001, 3_001])
    expect(moments).toEqual(moments.toSorted((a, b) => b - a))
    const newest = await page(token, { type: 'bets' })
    expect([newest.items.length, newest.next === null]).toEqual([100, false])
    const days = ((moments[0] ?? 0) - (moments.at(-1) ?? 0)) / 86_400_000
    expect(days).toBeGreaterThan(360)
  })

  test('lists bets, the outcome of deposits, and logins with device and country', async () => {
    const { call, control } = standIn
    const { email, token } = await player(standIn)
    await control.credit({ email, amount: '100.00' })
    await bet(token)
    const [round] = (await page(token, { type: 'bets' })).items
    expect(round).toMatchObject({ kind: 'bets', game: 'dice', amount: 100, currency: 'RUB' })

    const body = { hash: 'bank-card', amount: '500.00', currency: 'RUB' as const }
    const paid = good(await call(createDeposit, { token, key: crypto.randomUUID(), body }))
    expect((await page(token, { type: 'deposits' })).items).toEqual([])
    await control.payInvoice(paid.id)
    const given = good(await call(createDeposit, { token, key: crypto.randomUUID(), body }))
    good(await call(cancelDeposit, { token, params: { invoiceId: given.id } }))
    const deposits = (await page(token, { type: 'deposits' })).items
    expect(deposits).toMatchObject([
      { id: given.id, status: 4 },
      { id: paid.id, status: 3, amount: 50_000 },
    ])

    const agent = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
    const headers = { 'user-agent': agent }
    good(await call(loginByEmail, { headers, body: { email, password: PASSWORD } }))
    const [login] = (await page(token, { type: 'logins' })).items
    expect(login).toMatchObject({ kind: 'logins', device: 'Chrome, Windows', country: 'RU' })
    expect(login?.kind === 'logins' && login.ip).toMatch(/^(?:127\.0\.0\.1|::1)$/)
    expect((await page(token, { type: 'withdrawals' })).items).toEqual([])
  })

  test('shows only the player’s own history, and rejects invalid parameters', async () => {
    const { call, control } = standIn
    const [mine, other] = [await player(standIn), await player(standIn)]
    await control.seedHistory({ email: mine.email, bets: 3, deposits: 3, withdrawals: 3, logins: 3 })
    for (const type of ['bets', 'deposits', 'withdrawals', 'logins']) {
      expect((await page(mine.token, { type })).items.map(({ kind }) => kind)).toEqual([type, type, type])
      expect((await page(mine.token, { type, limit: '3' })).next).toBe(null)
      expect((await page(other.token, { type })).items).toEqual([])
    }
    const ask = async (query: Record<string, string>) =>
      rejected(await call(getHistory, { token: mine.token, query })).errors
    expect(await ask({ type: 'secrets' })).toEqual({ type: ['field.invalid'] })
    expect(await ask({ type: 'bets', limit: '0' })).toEqual({ limit: ['field.invalid'] })
    expect(await ask({ type: 'bets', before: 'yesterday' })).toEqual({ before: ['field.invalid'] })
  })
})
