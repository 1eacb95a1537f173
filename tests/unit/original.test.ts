import { describe, expect, it } from 'vitest'
import { readTexts } from '../../src/games/original/amount-text.ts'
import { readOwned } from '../../src/games/original/own-setting.ts'
import { markOf, newestOf } from '../../src/games/original/newest.ts'

describe('the newest round', () => {
  const round = { id: 'a', playerId: 'p', at: 5, step: 1, status: 'open' } as const

  it('is the further one of the same round, else the later', () => {
    const further = { ...round, step: 2 }
    const over = { ...round, status: 'settled' } as const
    const later = { ...round, id: 'b', at: 6, step: 0 }
    expect(newestOf(round, further, 'p')).toBe(further)
    expect(newestOf(further, round, 'p')).toBe(further)
    expect(newestOf<typeof round | typeof over>(round, over, 'p')).toBe(over)
    expect(newestOf(round, later, 'p')).toBe(later)
    expect(newestOf(later, round, 'p')).toBe(later)
    expect(newestOf(round, null, 'p')).toBe(round)
  })

  it('is never another player’s', () => {
    expect(newestOf(round, null, 'other')).toBeNull()
  })

  it('has a mark of its own at every step', () => {
    const marks = [null, round, { ...round, step: 2 }, { ...round, status: 'settled' } as const].map(markOf)
    expect(new Set(marks).size).toBe(4)
  })
})

describe('what was set at a table', () => {
  const read = (kept: unknown) => readOwned(kept, readTexts)

  it('is read as kept, with its player, and nothing of what nobody typed', () => {
    const value = { 'keno RUB': '12,5', 'keno USD': 5, 'miner RUB': '1'.repeat(40) }
    expect(read({ playerId: 'p', value })).toEqual({ playerId: 'p', value: { 'keno RUB': '12,5' } })
    expect(read({ playerId: null, value: {} })).toEqual({ playerId: null, value: {} })
  })

  it.each([null, 1, 'x', {}, { value: {} }, { playerId: 4, value: {} }, { playerId: 'p', value: null }])(
    'is nothing where %j stands',
    (odd) => {
      expect(read(odd)).toEqual({ playerId: null, value: null })
    },
  )
})
