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
})
