import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getKenoPays } from '../../src/games/keno/keno-odds.ts'
import { autoPick, browserChance, isPicks, samePicks, togglePick } from '../../src/games/keno/picks.ts'
import { readKenoLine } from '../../src/games/keno/keno-line.ts'
import { nextNumber } from '../../src/games/keno/use-roving-focus.ts'
import { minor } from '../../worker/domain/money/money.ts'

const TEN = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

describe('a press on a number', () => {
  it('picks a number in order, and removes it again', () => {
    expect(togglePick([3, 9], 5)).toEqual([3, 5, 9])
    expect(togglePick([3, 5, 9], 5)).toEqual([3, 9])
  })

  it('picks no eleventh number, and removes one of ten', () => {
    expect(togglePick(TEN, 20)).toBeNull()
    expect(togglePick(TEN, 0)).toHaveLength(9)
  })
})

describe('auto-pick', () => {
  it('fills up to ten numbers and keeps those already picked', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 39 }), { maxLength: 9 }), (picks) => {
        const filled = autoPick(picks, browserChance)
        expect(filled).toHaveLength(10)
        expect(isPicks(filled)).toBe(true)
        expect(picks.every((number) => filled.includes(number))).toBe(true)
      }),
    )
  })

  it('picks ten other numbers instead of a full ten', () => {
    expect(autoPick(TEN, (choices) => choices - 1)).toEqual([30, 31, 32, 33, 34, 35, 36, 37, 38, 39])
  })
})

describe('the picks of keno', () => {
  it('are equal in any order', () => {
    expect(samePicks([1, 2], [2, 1])).toBe(true)
    expect(samePicks([1, 2], [1, 3])).toBe(false)
    expect(samePicks([1], [1, 3])).toBe(false)
  })

  it.each([[null], ['1'], [[1, 1]], [[40]], [[-1]], [[1.5]], [['1']], [[...TEN, 10]]])(
    'are not read from %j',
    (kept) => {
      expect(isPicks(kept)).toBe(false)
    },
  )
})

describe('stored keno settings', () => {
  it('are read back with their risk', () => {
    expect(readKenoLine({ risk: 'high', picks: [1, 2] })).toEqual({ risk: 'high', picks: [1, 2] })
  })

  it.each([[null], [7], [{}], [{ risk: 'wild', picks: [1] }], [{ risk: 'high', picks: [1, 1] }], [{ risk: 'high' }]])(
    'read from %j are empty',
    (kept) => {
      expect(readKenoLine(kept)).toBeNull()
    },
  )
})

describe('the shown paytable', () => {
  it('shows the payout of each number of hits, and one entry for all that pay nothing', () => {
    expect(getKenoPays('classic', 4, minor(333)).map(({ from, to, payout }) => [from, to, payout])).toEqual([
      [0, 0, 0],
      [1, 1, 266],
      [2, 2, 599],
      [3, 3, 1_665],
      [4, 4, 7_492],
    ])
    expect(getKenoPays('high', 10, null).map(({ from, to, payout }) => [from, to, payout])).toEqual([
      [0, 3, null],
      [4, 4, null],
      [5, 5, null],
      [6, 6, null],
      [7, 7, null],
      [8, 8, null],
      [9, 9, null],
      [10, 10, null],
    ])
    expect(getKenoPays('low', 1, null).map(({ from, to }) => [from, to])).toEqual([
      [0, 0],
      [1, 1],
    ])
    expect(getKenoPays('low', 0, minor(100))).toEqual([])
  })

  it('covers every possible number of hits', () => {
    for (const risk of ['classic', 'low', 'medium', 'high'] as const) {
      for (let picks = 1; picks <= 10; picks += 1) {
        const all = getKenoPays(risk, picks, null).reduce((sum, { chance }) => sum + chance, 0)
        expect(all).toBeCloseTo(1, 12)
      }
    }
  })
})

describe('arrow keys on the numbers', () => {
  it.each([
    [0, 'ArrowRight', false, 1],
    [0, 'ArrowLeft', false, null],
    [7, 'ArrowRight', false, 8],
    [0, 'ArrowDown', false, 8],
    [3, 'ArrowUp', false, null],
    [39, 'ArrowDown', false, null],
    [39, 'ArrowRight', false, null],
    [12, 'Home', false, 8],
    [12, 'End', false, 15],
    [12, 'Home', true, 0],
    [12, 'End', true, 39],
    [12, 'Enter', false, null],
    [12, 'toString', false, null],
  ] as const)('from %i by %s (with Ctrl: %s) lead to %s', (at, key, wide, next) => {
    expect(nextNumber(at, key, wide)).toBe(next)
  })
})
