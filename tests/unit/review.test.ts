import { expect, test } from 'vitest'
import type { HistoryRow } from '#db/rows.ts'
import { minor } from '#domain/money/money.ts'
import { computeReview, getReviewStart } from '#src/pages/profile/limits/review.ts'

const ZONE = 'Asia/Almaty'
const common = { playerId: '1', method: 'Card', currency: 'RUB' } as const

function deposit(at: string, amount: number, status: 'paid' | 'declined' = 'paid'): HistoryRow {
  return { key: at, id: at, kind: 'deposits', at: Date.parse(at), amount: minor(amount), status, ...common }
}

function withdrawal(at: string, amount: number): HistoryRow {
  return { key: at, id: at, kind: 'withdrawals', at: Date.parse(at), amount: minor(amount), status: 'paid', ...common }
}

test('sums completed deposits and withdrawals by month of the zone, to the minor unit', () => {
  const deposits = [
    // The first of November in Almaty.
    deposit('2026-10-31T20:00:00Z', 1),
    deposit('2026-11-20T10:00:00Z', 99_999),
    deposit('2026-11-21T10:00:00Z', 5_000, 'declined'),
    deposit('2026-09-02T10:00:00Z', 300),
  ]
  expect(computeReview(deposits, [withdrawal('2026-11-22T10:00:00Z', 150_001)], ZONE)).toEqual([
    { month: '2026-11', currency: 'RUB', deposited: 100_000, withdrawn: 150_001, net: 50_001 },
    { month: '2026-09', currency: 'RUB', deposited: 300, withdrawn: 0, net: -300 },
  ])
})

test('a review begins with the first of the month eleven months ago, in the zone', () => {
  expect(getReviewStart(Date.parse('2026-11-28T04:00:00Z'), ZONE)).toBe(Date.parse('2025-12-01T00:00:00+05:00'))
  // Already the first of March in Almaty.
  expect(getReviewStart(Date.parse('2027-02-28T20:00:00Z'), ZONE)).toBe(Date.parse('2026-04-01T00:00:00+05:00'))
})
