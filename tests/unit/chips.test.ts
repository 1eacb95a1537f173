import { describe, expect, it } from 'vitest'
import { minor } from '#domain/money/money.ts'
import {
  doubled,
  mostPaid,
  NO_CHIPS,
  overProblem,
  readChips,
  sumChips,
  sumProblem,
  withChip,
  without,
} from '#src/games/roulette/chips.ts'

describe('chips on the table', () => {
  const limits = { min: minor(500), max: minor(1_000) }
  const chips = withChip(withChip(withChip(NO_CHIPS, 'red', minor(100)), 'straight-1', minor(50)), 'red', minor(100))

  it('add up on their place', () => {
    expect([...chips]).toEqual([
      ['red', 200],
      ['straight-1', 50],
    ])
    expect(sumChips(chips)).toBe(250)
    expect(sumChips(doubled(chips))).toBe(500)
    expect([...without(chips, 'red').keys()]).toEqual(['straight-1'])
    expect(mostPaid(chips)).toBe(50 * 36 + 200 * 2)
    expect(mostPaid(NO_CHIPS)).toBe(0)
  })

  it('are checked together against the limits, then against the balance', () => {
    expect(sumProblem(NO_CHIPS, limits, null)).toBe('none')
    expect(sumProblem(chips, limits, null)).toBe('below')
    expect(overProblem(chips, limits, null)).toBeNull()
    expect(sumProblem(doubled(chips), limits, null)).toBeNull()
    expect(sumProblem(doubled(chips), limits, minor(499))).toBe('funds')
    expect(overProblem(withChip(chips, 'odd', minor(751)), limits, minor(1))).toBe('above')
  })

  it('are read as stored, and not at all if anything is wrong', () => {
    expect([...readChips([...chips])]).toEqual([...chips])
    for (const stored of [null, {}, ['red'], [['rouge', 1]], [['red', 0]], [['red', 0.5]], [['red', 1e12]]])
      expect(readChips(stored)).toBe(NO_CHIPS)
  })
})
