import { describe, expect, it } from 'vitest'
import { minor } from '#domain/money/money.ts'
import {
  countBet,
  countsGame,
  nextPrize,
  getNextTurningTime,
  pointsToPrize,
  prizeAt,
  prizePool,
  type PointsRule,
  type TournamentPrize,
  tournamentStatus,
  toPoints,
  turnedSince,
} from '#domain/games/tournaments.ts'

const prize = (from: number, to: number, amount: number): TournamentPrize => ({
  from,
  to,
  kind: 'balance',
  amount: minor(amount),
  wager: null,
})
const PRIZES = [prize(1, 1, 1_000), prize(2, 3, 500), prize(4, 10, 100)]
const rule = (by: PointsRule['by']): PointsRule => ({ by, per: minor(100), minBet: minor(50) })
const bet = (amount: number, payout: number) => ({ amount: minor(amount), payout: minor(payout) })

describe('a tournament', () => {
  it('a tournament is active from its start until just before its end', () => {
    const times = { startsAt: 100, endsAt: 200 }
    expect([99, 100, 199, 200].map((now) => tournamentStatus(times, now))).toEqual([
      'upcoming',
      'active',
      'active',
      'ended',
    ])
  })

  it('the next change of status is at the start, then at the end', () => {
    expect([99, 100, 150].map((now) => getNextTurningTime({ startsAt: 100, endsAt: 200 }, now))).toEqual([
      100, 200, 200,
    ])
  })

  it('a list is loaded again once one of its tournaments has started or ended, for each of them', () => {
    const row = (id: string, startsAt: number, endsAt: number) => ({ id, startsAt, endsAt, fetchedAt: 100 })
    const rows = [row('a', 50, 200), row('b', 150, 300), row('c', 50, 250)]
    expect([100, 150, 200, 250].map((now) => turnedSince(rows, 'active', now))).toEqual(['', 'b', 'a,b', 'a,b,c'])
    expect([100, 150, 200].map((now) => turnedSince(rows, 'ended', now))).toEqual(['', '', 'a'])
  })

  it('the remainder of a bet counts with the next one', () => {
    const counted = [bet(150, 0), bet(150, 0)].reduce((sum, each) => countBet(rule('wagered'), sum, each), 0)
    expect(toPoints(rule('wagered'), 150)).toBe(1)
    expect(toPoints(rule('wagered'), counted)).toBe(3)
  })

  it('the best multiplier counts, rounded down, and no bet below the minimum', () => {
    expect(countBet(rule('multiplier'), 0, bet(300, 1_000))).toBe(333)
    expect(countBet(rule('multiplier'), 500, bet(300, 1_000))).toBe(500)
    expect(countBet(rule('multiplier'), 0, bet(49, 4_900))).toBe(0)
    expect(countBet(rule('won'), 7, bet(100, 30))).toBe(37)
  })

  it('there are prizes by place, a prize pool, and a next prize', () => {
    expect([1, 3, 10, 11, null].map((place) => prizeAt(PRIZES, place)?.amount ?? null)).toEqual([
      1_000,
      500,
      100,
      null,
      null,
    ])
    expect(prizePool(PRIZES)).toBe(1_000 + 2 * 500 + 7 * 100)
    expect([null, 12, 5, 2, 1].map((place) => nextPrize(PRIZES, place)?.from ?? null)).toEqual([4, 4, 2, 1, null])
  })

  it('the points missing to a prize are one more than its last place has', () => {
    expect(pointsToPrize(PRIZES[1] ?? prize(2, 3, 1), 40, [{ place: 3, points: 90 }])).toBe(51)
    expect(pointsToPrize(PRIZES[1] ?? prize(2, 3, 1), 40, [])).toBe(1)
  })

  it('games count by their kind and by their id', () => {
    const games = { kinds: ['slots'] as const, items: [{ id: 'dice', kind: 'original' as const }] }
    expect(countsGame(games, { id: '7', kind: 'slots' })).toBe(true)
    expect(countsGame(games, { id: 'dice', kind: 'original' })).toBe(true)
    expect(countsGame(games, { id: 'keno', kind: 'original' })).toBe(false)
    expect(countsGame(games, { id: 'dice', kind: 'live' })).toBe(false)
    expect(countsGame(games, { id: 'betting', kind: 'betting' })).toBe(false)
    expect(countsGame({ kinds: ['betting'], items: [] }, { id: 'betting', kind: 'betting' })).toBe(true)
  })
})
