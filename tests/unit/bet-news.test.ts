import { describe, expect, it } from 'vitest'
import { getBetNews } from '#src/games/crash/bet-news.ts'
import type { CrashBetRow } from '#src/games/crash/use-crash-table.ts'
import { minor } from '#domain/money/money.ts'

describe('the announcement of bets', () => {
  const bet = (id: string, status: CrashBetRow['status']): CrashBetRow => ({
    id,
    playerId: '1',
    game: 'crash',
    at: 0,
    key: null,
    lastKey: null,
    amount: minor(100),
    currency: 'RUB',
    payout: minor(0),
    status,
    roundId: 'r1',
    bet: { slot: 1, auto_cash_out: null },
    state: { multiplier: null, point: null },
  })
  const news = (newest: CrashBetRow, before: CrashBetRow | null, isLocal = false) =>
    getBetNews([{ slot: 1, newest, isLocal }], new Map(before ? [[1, before]] : [])).map(({ id }) => id)

  it('an old bet that arrives after a log-in is not announced, and a bet placed here is', () => {
    expect(news(bet('a', 'settled'), null)).toEqual([])
    expect(news(bet('a', 'waiting'), null, true)).toEqual(['a'])
    expect(news(bet('b', 'settled'), bet('a', 'settled'))).toEqual([])
  })

  it('a settled bet is announced once', () => {
    expect(news(bet('a', 'settled'), bet('a', 'open'))).toEqual(['a'])
    expect(news(bet('a', 'settled'), bet('a', 'settled'), true)).toEqual([])
  })
})
