import { describe, expect, it } from 'vitest'
import type { HistoryRow } from '#db/view.ts'
import { ALL_BETS, matchesBet } from '#domain/money/bet-filter.ts'
import { minor } from '#domain/money/money.ts'
import { addDays, toDay, isDay, startOfDay } from '#src/pages/profile/history/days.ts'
import {
  readHistoryFilter,
  presetDays,
  getHistoryRange,
  toHistorySearch,
} from '#src/pages/profile/history/history-filter.ts'
import { computeNet, computeTotals } from '#src/pages/profile/history/totals.ts'

const at = (text: string) => Date.parse(text)

describe('the days of a history', () => {
  it.each([
    ['2026-11-21', 'Asia/Almaty', '2026-11-20T19:00:00Z'],
    ['2026-11-21', 'UTC', '2026-11-21T00:00:00Z'],
    ['2026-11-21', 'America/St_Johns', '2026-11-21T03:30:00Z'],
    ['2026-11-21', 'Pacific/Kiritimati', '2026-11-20T10:00:00Z'],
    // On these days the clocks change, at two and at midnight.
    ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00Z'],
    ['2026-03-30', 'Europe/Berlin', '2026-03-29T22:00:00Z'],
    ['2026-10-25', 'Europe/Berlin', '2026-10-24T22:00:00Z'],
    ['2026-10-26', 'Europe/Berlin', '2026-10-25T23:00:00Z'],
  ])('%s in %s begins at %s', (day, zone, moment) => {
    expect(new Date(startOfDay(day, zone)).toISOString()).toBe(new Date(at(moment)).toISOString())
    expect(toDay(at(moment), zone)).toBe(day)
    expect(toDay(at(moment) - 1, zone)).toBe(addDays(day, -1))
  })

  it.each(['', 'yesterday', '2026-13-01', '0002-01-01', '1999-12-31', '2026-1-1'])('%j is not a valid day', (text) => {
    expect(isDay(text)).toBe(false)
  })
})

describe('bets that fit a filter', () => {
  const bet = { id: '7', game: 'duel', amount: minor(1_000), payout: minor(1_000), round: '42' }

  it.each([
    [{ game: 'coinflip' }, true],
    [{ game: 'dice' }, false],
    [{ number: '42' }, true],
    [{ number: '7' }, true],
    [{ number: '4' }, false],
    [{ min: minor(1_000), max: minor(1_000) }, true],
    [{ min: minor(1_001) }, false],
    // A stake that was returned is neither.
    [{ result: 'won' }, false],
    [{ result: 'lost' }, false],
  ] as const)('%j: %s', (filter, isShown) => {
    expect(matchesBet(bet, { ...ALL_BETS, ...filter })).toBe(isShown)
  })
})

describe('the filter of a history', () => {
  it('is stored in the address and read from it', () => {
    const filter = { kind: 'deposits', from: '2026-11-01', to: '2026-11-21', bet: ALL_BETS } as const
    expect(readHistoryFilter(toHistorySearch(filter))).toEqual(filter)
    expect(toHistorySearch({ kind: 'bets', from: '', to: '', bet: ALL_BETS })).toBe('')
    expect(readHistoryFilter('?type=__proto__&from=x')).toEqual({ kind: 'bets', from: 'x', to: '', bet: ALL_BETS })
  })

  it('has what the bets are narrowed by, in the form of any language', () => {
    const bet = { game: 'Golden Steppe', result: 'won', min: minor(9_950), max: minor(100_000), number: '42' } as const
    const search = toHistorySearch({ kind: 'bets', from: '', to: '', bet })
    expect(search).toBe('?game=Golden+Steppe&result=won&min=99.50&max=1000.00&number=42')
    expect(readHistoryFilter(search).bet).toEqual(bet)
    expect(readHistoryFilter('?result=all&min=-1&max=many&game=').bet).toEqual(ALL_BETS)
  })

  it('requests whole days, including the last one', () => {
    const range = getHistoryRange({ from: '2026-11-20', to: '2026-11-21' }, 'Asia/Almaty')
    expect(range).toEqual({ from: at('2026-11-19T19:00:00Z'), to: at('2026-11-21T19:00:00Z') })
    expect(getHistoryRange({ from: '0002-01-01', to: '' }, 'UTC')).toEqual({ from: 0, to: Infinity })
  })

  it('has presets that end today in the player’s time zone', () => {
    const now = at('2026-11-20T20:00:00Z')
    expect(presetDays('today', now, 'Asia/Almaty')).toEqual({ from: '2026-11-21', to: '2026-11-21' })
    expect(presetDays('week', now, 'UTC')).toEqual({ from: '2026-11-14', to: '2026-11-20' })
    expect(presetDays('all', now, 'UTC')).toEqual({ from: '', to: '' })
  })
})

describe('the totals of a history', () => {
  const line = { key: '', playerId: '', id: '', at: 0, amount: minor(10_10) } as const
  const bet = (payout: number): HistoryRow => ({
    ...line,
    kind: 'bets',
    game: 'dice',
    currency: 'RUB',
    payout: minor(payout),
  })

  it('are computed in minor units, for each currency separately', () => {
    const euros: HistoryRow = { ...line, kind: 'bets', game: 'dice', currency: 'EUR', payout: minor(1) }
    expect(computeTotals([bet(20_20), euros, bet(0)])).toEqual([
      { currency: 'RUB', amount: 20_20, out: 20_20 },
      { currency: 'EUR', amount: 10_10, out: 1 },
    ])
  })

  it('show the result, and nothing if it exceeds the largest amount', () => {
    const huge: HistoryRow = {
      ...line,
      kind: 'bets',
      game: 'dice',
      currency: 'RUB',
      payout: minor(999_999_999_999_999),
    }
    expect(computeTotals([bet(5_05), bet(0)]).map(computeNet)).toEqual([-15_15])
    expect(computeTotals([huge, huge])).toEqual([{ currency: 'RUB', amount: 20_20, out: null }])
    expect(computeTotals([huge, huge]).map(computeNet)).toEqual([null])
  })

  it('leave out rows that were not paid', () => {
    const money = { ...line, kind: 'deposits', method: 'card', currency: 'RUB' } as const
    const rows: HistoryRow[] = [
      { ...money, status: 'paid' },
      { ...money, status: 'declined' },
      { ...money, status: 'waiting' },
    ]
    expect(computeTotals(rows)).toEqual([{ currency: 'RUB', amount: 10_10, out: 0 }])
  })

  it('include every prize of a tournament', () => {
    const prize = { ...line, kind: 'prizes', tournament: 't', name: { en: 'T' }, place: 1, currency: 'RUB' } as const
    expect(computeTotals([prize, prize])).toEqual([{ currency: 'RUB', amount: 20_20, out: 0 }])
  })
})
