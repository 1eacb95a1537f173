import { describe, expect, it } from 'vitest'
import { axesAt, drawCurve, roundStep } from '../../src/games/crash/curve.ts'
import { mergeBets } from '../../src/games/crash/merge-bets.ts'
import { readAutoCashOut } from '../../src/games/crash/use-auto-cash-out.ts'
import type { CrashBetRow } from '../../src/games/crash/use-crash-table.ts'
import type { CrashState } from '../../worker/db/rows.ts'
import { crashMultiplier, crashTime } from '../../worker/domain/games/crash.ts'
import { minor } from '../../worker/domain/money/money.ts'

type Bet = CrashState['bets'][number]

function bet(id: string, own: Partial<Bet> = {}): Bet {
  const money = { amount: minor(100), worth: minor(100), currency: 'RUB', payout: minor(0) } as const
  return { id, player: 'Ai••', multiplier: null, ...money, ...own }
}

function own(id: string, slot: 1 | 2, rest: Partial<CrashBetRow> = {}): CrashBetRow {
  return {
    id,
    playerId: '1',
    game: 'crash',
    at: 0,
    key: null,
    lastKey: null,
    amount: minor(100),
    currency: 'RUB',
    payout: minor(0),
    status: 'open',
    roundId: 'r1',
    bet: { slot, auto_cash_out: null },
    state: { multiplier: null, point: null },
    ...rest,
  }
}

const round: CrashState['round'] = { phase: 'running', id: 'r1', starts_at: 0 }

describe('the bets of a round', () => {
  it('the player’s own bets come first by slot, also one too small for the list of the largest', () => {
    const shown = mergeBets({ round, bets: [bet('a'), bet('mine')] }, [own('tiny', 2), own('mine', 1)])
    expect(shown.map(({ id, isOwn }) => [id, isOwn])).toEqual([
      ['mine', true],
      ['tiny', true],
      ['a', false],
    ])
  })

  it('bets of another round, waiting bets and cancelled bets are not listed', () => {
    const bets = [
      own('old', 1, { roundId: 'r0', status: 'settled' }),
      own('next', 1, { roundId: null, status: 'waiting' }),
      own('gone', 2, { status: 'cancelled' }),
    ]
    expect(mergeBets({ round, bets: [bet('gone'), bet('a')] }, bets).map(({ id }) => id)).toEqual(['a'])
  })

  it('the player’s own cash-out is shown before the list of the round has it', () => {
    const state = { multiplier: 150, point: null }
    const [first] = mergeBets({ round, bets: [bet('mine')] }, [
      own('mine', 1, { status: 'settled', payout: minor(150), state }),
    ])
    expect(first).toMatchObject({ multiplier: 150, payout: 150 })
  })

  it('the list is empty until the operator has sent the round', () => {
    expect(mergeBets(null, [own('mine', 1)])).toEqual([])
  })
})

describe('the axes of the curve', () => {
  it('show 10 s and 2× at first, and grow so that the end of the curve stays inside', () => {
    expect(axesAt(0)).toEqual({ spanMs: 10_000, top: 2 })
    for (const point of [150, 300, 1_000, 100_000, 100_000_000]) {
      const ms = crashTime(point)
      const { spanMs, top } = axesAt(ms)
      expect(spanMs).toBeGreaterThan(ms)
      expect(top).toBeGreaterThan(crashMultiplier(ms) / 100)
    }
  })

  it('have few lines and finite places for a time that cannot be', () => {
    const places: number[] = []
    let lines = 0
    const keep = (...numbers: number[]) => void places.push(...numbers)
    const lineTo = (x: number, y: number) => keep(x, y)
    const context = { lineTo, moveTo: lineTo, fillText: (_: string, x: number, y: number) => keep(++lines && x, y) }
    const rest = { clearRect() {}, beginPath() {}, stroke() {}, closePath() {}, fill() {}, arc: lineTo }
    const style = { line: '', fill: '', grid: '', text: '', family: '', letterPx: 12 }
    for (const ms of [24 * 3_600_000, 1e300, Infinity, Number.NaN, -1]) {
      lines = 0
      // Only these methods of a canvas are used.
      const canvas = { ...context, ...rest } as unknown as CanvasRenderingContext2D
      drawCurve(canvas, { width: 400, height: 300 }, ms, style, String)
      expect(lines).toBeGreaterThan(2)
      expect(lines).toBeLessThan(20)
    }
    expect(places.every(Number.isFinite)).toBe(true)
  })

  it('leave room for labels of any size', () => {
    const rightOf = (letterPx: number) => {
      let right = 0
      const lineTo = (x: number) => void (right = Math.max(right, x))
      const rest = { clearRect() {}, beginPath() {}, stroke() {}, closePath() {}, fill() {}, arc() {}, fillText() {} }
      // Only these methods of a canvas are used.
      const canvas = { lineTo, moveTo: lineTo, ...rest } as unknown as CanvasRenderingContext2D
      const style = { line: '', fill: '', grid: '', text: '', family: 'Rubik', letterPx }
      drawCurve(canvas, { width: 400, height: 300 }, 5_000, style, String)
      return { right, font: canvas.font }
    }
    expect(rightOf(12)).toEqual({ right: 400 - 44, font: '500 12px Rubik' })
    expect(rightOf(24)).toEqual({ right: 400 - 88, font: '500 24px Rubik' })
  })

  it.each([
    [1, 0.2],
    [4, 1],
    [9, 2],
    [99, 20],
    [999_999, 200_000],
  ])('with a span of %d have a line every %d', (span, step) => {
    expect(roundStep(span, 5)).toBeCloseTo(step)
  })
})

it.each([
  ['2.50', 250, false],
  ['\u200e2,5×', 250, false],
  ['٢٫٥', 250, false],
  ['', null, false],
  ['\u200b\ufeff ', null, false],
  ['0.5', null, true],
  ['soon', null, true],
])('the automatic cash-out multiplier is read from %j', (text, target, isWrong) => {
  expect(readAutoCashOut(text)).toEqual({ target, isWrong })
})
