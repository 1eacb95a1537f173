import { describe, expect, test } from 'vitest'
import { getHistory } from '#endpoints/history.ts'
import { good, player, rejected, useOperator } from './support/stand-in.ts'

/** A history is read in pages; a page that was read once never has to be read again. */

const standIn = useOperator()

async function page(token: string, query: Record<string, string>) {
  return good(await standIn.call(getHistory, { token, query }))
}

describe('the history of the stand-in operator', () => {
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

  test('narrows bets by game, result, stake and number, across pages', async () => {
    const { control } = standIn
    const { email, token } = await player(standIn)
    await control.seedHistory({ email, bets: 1_200 })
    const all = (await page(token, { type: 'bets', limit: '500' })).items.filter((item) => item.kind === 'bets')
    const [first] = all
    if (!first) throw new Error('no bets')
    expect((await page(token, { type: 'bets', number: first.id })).items).toEqual([first])
    const query = { type: 'bets', game: first.game, result: 'won', amount_from: '50.00', amount_to: '150.00' }
    const won = await page(token, { ...query, limit: '5' })
    const later = await page(token, { ...query, limit: '5', before: won.next ?? '' })
    const rest = all.filter(
      ({ game, amount, payout }) => game === first.game && amount >= 5_000 && amount <= 15_000 && payout > amount,
    )
    expect(rest.length).toBeGreaterThanOrEqual(10)
    expect([...won.items, ...later.items]).toEqual(rest.slice(0, 10))
    expect(rejected(await standIn.call(getHistory, { token, query: { type: 'bets', result: 'some' } })).errors).toEqual(
      {
        result: ['field.invalid'],
      },
    )
  })
})
