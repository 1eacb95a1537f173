import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { autoPick, browserChance, isPicks, samePicks, togglePick } from '#src/games/keno/picks.ts'

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
    (stored) => {
      expect(isPicks(stored)).toBe(false)
    },
  )
})
