import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  betStatus,
  cashOutPrice,
  combineOdds,
  type LegStatus,
  MAX_COMBINED_ODDS,
  potentialReturn,
  settlePayout,
  computeShare,
} from '#domain/betting/betting.ts'
import {
  canStillHappen,
  getPeriodScore,
  lineFromDecimal,
  lineToDecimal,
  marketId,
  settleOutcome,
} from '#domain/betting/markets.ts'
import {
  formatOdds,
  ODDS_FORMATS,
  type OddsFormat,
  oddsFromDecimal,
  oddsToDecimal,
  toOdds,
} from '#domain/betting/odds.ts'
import { findSlipProblems, getSlipKind, isPriceTaken } from '#domain/betting/slip.ts'
import { minor } from '#domain/money/money.ts'

describe('odds', () => {
  test.each([
    ['1.85', 1_850, '1.85'],
    ['2', 2_000, '2.00'],
    ['1.855', 1_855, '1.855'],
    ['0.99', null, null],
    ['1.2345', null, null],
    ['1e3', null, null],
    ['99999', null, null],
  ])('%s is read as thousandths and written back', (text, value, written) => {
    const odds = oddsFromDecimal(text)
    expect(odds).toBe(value)
    if (odds !== null) expect(oddsToDecimal(odds)).toBe(written)
  })

  test.each([
    [1_850, '1.85', '17/20', '−118'],
    [2_000, '2.00', '1/1', '+100'],
    [3_500, '3.50', '5/2', '+250'],
    [1_333, '1.33', '1/3', '−300'],
    [1_999, '1.99', '1/1', '−100'],
    [21_000, '21.00', '20/1', '+2000'],
    [1_050, '1.05', '1/20', '−2000'],
    // No fraction with a small denominator is near.
    [1_010, '1.01', '1.01', '−10000'],
    [1_030, '1.03', '1.03', '−3333'],
    [1_001, '1.00', '1.00', '−100000'],
    // Nothing is won.
    [1_000, '1.00', '—', '—'],
  ])('%i thousandths are shown in three formats', (value, decimal, fractional, american) => {
    const odds = toOdds(value)
    const shown = (['decimal', 'fractional', 'american'] as const).map((format) => formatOdds(odds, format))
    expect(shown).toEqual([decimal, fractional, american])
  })

  test('all odds read in each format as they are paid, within a twentieth of the profit', () => {
    const isRight = (value: number, format: OddsFormat): boolean => {
      const text = formatOdds(toOdds(value), format)
      const profit = readProfit(text)
      // Decimals are rounded down to hundredths.
      if (/^\d+\.\d\d$/.test(text)) return Math.floor(value / 10) * 10 - 1_000 === profit
      return Math.abs(profit - (value - 1_000)) * 20 <= value - 1_000 + 1e-6
    }
    const low = Array.from({ length: 30_000 }, (_, at) => 1_000 + at)
    for (const format of ODDS_FORMATS) {
      expect(low.filter((value) => !isRight(value, format))).toEqual([])
      fc.assert(fc.property(fc.integer({ min: 1_000, max: 10_000_000 }), (value) => isRight(value, format)))
    }
  })
})

/** The profit that shown odds promise, in thousandths of the stake. */
function readProfit(text: string): number {
  if (text === '—') return 0
  const [numerator, denominator] = text.split('/')
  if (denominator !== undefined) return (Number(numerator) * 1_000) / Number(denominator)
  if (text.startsWith('+')) return Number(text) * 10
  if (text.startsWith('−')) return 100_000 / Number(text.slice(1))
  return Math.round(Number(text) * 1_000) - 1_000
}

const open = (odds: number) => ({ odds: toOdds(odds), status: 'open' as const })

describe('an accumulator', () => {
  test('an accumulator multiplies exactly and is rounded down once at the end', () => {
    expect(combineOdds([1_333, 1_333, 1_333].map(toOdds))).toBe(2_368)
    // Rounded at each step it would be 2.367 of 1.776.
    expect(potentialReturn(minor(10_000), [1_333, 1_333, 1_333].map(open))).toBe(23_685)
  })

  test('an accumulator pays no more than the cap, however many legs it has', () => {
    const long = Array.from({ length: 20 }, () => 9_000)
    expect(combineOdds(long.map(toOdds))).toBe(MAX_COMBINED_ODDS)
    expect(potentialReturn(minor(100), long.map(open))).toBe(1_000_000)
  })

  test('the potential return follows the settled legs, and is null beyond the largest amount', () => {
    const decided = (status: LegStatus) => ({ odds: toOdds(2_000), status })
    expect(
      (['won', 'void', 'half_won', 'half_lost', 'lost'] as const).map((status) =>
        potentialReturn(minor(10_000), [open(3_000), decided(status)]),
      ),
    ).toEqual([60_000, 30_000, 45_000, 15_000, 0])
    expect(potentialReturn(minor(10 ** 14), [open(9_000), open(9_000)])).toBeNull()
  })

  test.each([
    ['won', 'won', 'won', 40_000],
    ['won', 'void', 'won', 20_000],
    ['void', 'void', 'void', 10_000],
    ['half_lost', 'won', 'void', 10_000],
    ['half_won', 'half_lost', 'lost', 7_500],
    ['half_won', 'won', 'won', 30_000],
    ['lost', 'open', 'lost', 0],
    ['won', 'open', 'open', 40_000],
  ] as const)('legs of %s and %s give a bet that is %s', (one, two, status, payout) => {
    const legs = [one, two].map((each) => ({ odds: toOdds(2_000), status: each }))
    expect(betStatus(legs)).toBe(status)
    expect(settlePayout(minor(10_000), legs)).toBe(payout)
  })
})

describe('the price of a cash-out', () => {
  const leg = (odds: number, now: number | null, status: LegStatus = 'open') => ({
    odds: toOdds(odds),
    status,
    oddsNow: now === null ? null : toOdds(now),
  })

  test('a cash-out is the stake less the house’s share while the odds are unchanged, exact to the minor unit', () => {
    // Rounded before the division as well, it would be 949.
    expect(cashOutPrice(minor(1_000), [leg(1_333, 1_333), leg(1_777, 1_777)], 5)).toBe(950)
    expect(cashOutPrice(minor(7), [leg(1_333, 1_333)], 0)).toBe(7)
  })

  test('a share of any amount is rounded down to the minor unit', () => {
    expect([25, 50, 100].map((share) => computeShare(minor(9_999), share))).toEqual([2_499, 4_999, 9_999])
    expect(computeShare(minor(999_999_999_999_999), 99)).toBe(989_999_999_999_999)
  })

  test('a cash-out follows the odds and counts settled legs by their result', () => {
    expect(cashOutPrice(minor(10_000), [leg(3_000, 2_000)], 5)).toBe(14_250)
    expect(cashOutPrice(minor(10_000), [leg(2_000, 2_000), leg(3_000, null, 'void')], 5)).toBe(9_500)
    expect(cashOutPrice(minor(10_000), [leg(2_000, 2_000), leg(3_000, null, 'won')], 5)).toBe(28_500)
  })
})

describe('a market', () => {
  const total = (line: number) => ({ group: 'total' as const, line, period: 0 })
  test.each([
    [10, 'over', [2, 1], 'won'],
    [10, 'under', [2, 1], 'lost'],
    [8, 'over', [1, 1], 'void'],
    [9, 'over', [1, 1], 'half_lost'],
    [9, 'under', [1, 1], 'half_won'],
    [11, 'over', [3, 0], 'half_won'],
  ] as const)('total of %i quarters, %s, at %j ends %s', (line, outcome, score, ends) => {
    expect(settleOutcome(total(line), outcome, score)).toBe(ends)
  })

  test.each([
    [-3, 'home', [1, 0], 'half_won'],
    [-4, 'home', [1, 0], 'void'],
    [-4, 'away', [1, 0], 'void'],
    [3, 'home', [0, 1], 'half_lost'],
    [6, 'home', [0, 1], 'won'],
  ] as const)('handicap of %i quarters, %s, at %j ends %s', (line, outcome, score, ends) => {
    expect(settleOutcome({ group: 'handicap', line, period: 0 }, outcome, score)).toBe(ends)
  })

  test('an exact score can happen until one side has more', () => {
    const score = { group: 'score' } as const
    const at = (outcome: string) => canStillHappen(score, outcome, [2, 0])
    expect(['2-0', '3-1', '10-0', 'other'].map(at)).toEqual([true, true, true, true])
    expect(['1-1', '0-0', '1-5'].map(at)).toEqual([false, false, false])
    expect(canStillHappen({ group: 'result' }, 'away', [2, 0])).toBe(true)
    const event = { score: [1, 1] as const, periods: [[6, 4] as const] }
    expect([0, 1, 2].map((period) => getPeriodScore(event, period))).toEqual([
      [1, 1],
      [6, 4],
      [0, 0],
    ])
  })

  test('a market id consists of group, line and period, and lines convert both ways', () => {
    expect(marketId({ group: 'total', line: 9, period: 0 })).toBe('total:2.25')
    expect(marketId({ group: 'handicap', line: -3, period: 1 })).toBe('handicap:-0.75@1')
    for (const line of [-7, -1, 0, 2, 9, 802]) expect(lineFromDecimal(lineToDecimal(line))).toBe(line)
    expect(lineFromDecimal('2.3')).toBeNull()
  })
})

describe('the bet slip', () => {
  const take = (event: string, isLive = false) => ({
    event,
    market: 'result',
    outcome: 'home',
    odds: toOdds(2_000),
    isLive,
  })
  const now = (phase: 'upcoming' | 'live' | 'ended', odds: number | null = 2_000) => ({
    phase,
    odds: odds === null ? null : toOdds(odds),
  })

  test('shows the problem of each selection and leaves the others alone', () => {
    const states = {
      fine: now('upcoming'),
      closed: now('upcoming', null),
      begun: now('live'),
      over: now('ended'),
      moved: now('upcoming', 1_900),
      unknown: null,
    }
    const taken = Object.keys(states).map((event) => take(event))
    const problems = findSlipProblems([...taken, take('fine')], ({ event }) => states[event as keyof typeof states], {
      kind: 'accumulator',
      accept: 'better',
    })
    expect(problems).toEqual([null, 'suspended', 'started', 'ended', 'changed', null, 'sameEvent'])
  })

  test('one selection is a single, also after an accumulator', () => {
    const kinds = [0, 1, 2].map((length) => getSlipKind({ kind: 'accumulator', selections: Array(length).fill('a') }))
    expect(kinds).toEqual(['single', 'single', 'accumulator'])
  })

  test('allows several singles of one event', () => {
    const order = { kind: 'single', accept: 'any' } as const
    expect(findSlipProblems([take('a', true), take('a', true)], () => now('live', 1_500), order)).toEqual([null, null])
  })

  test('accepts changed odds as the player has set', () => {
    const [worse, seen, better] = [toOdds(1_900), toOdds(2_000), toOdds(2_100)]
    expect(
      (['better', 'any', 'never'] as const).map((rule) =>
        [worse, seen, better].map((odds) => isPriceTaken(seen, odds, rule)),
      ),
    ).toEqual([
      [false, true, true],
      [true, true, true],
      [false, true, false],
    ])
  })
})
