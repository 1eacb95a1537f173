import { describe, expect, test } from 'vitest'
import { cellKeys } from '../../src/ui/cell-keys.ts'

/** Draws lists one after the other, each a text of one letter per item, and tells the cells of each. */
function drawn(...lists: { shows: string; reuses?: boolean; same?: boolean }[]): number[][] {
  const keysOf = cellKeys()
  let items: unknown[] = []
  return lists.map(({ shows, reuses = true, same = false }) => {
    if (!same) items = []
    return [...keysOf(items, [...shows], reuses)]
  })
}

describe('the cells of a grid', () => {
  test('take what replaces what they showed', () => {
    expect(drawn({ shows: 'abc' }, { shows: 'xyz' })).toEqual([
      [1, 2, 3],
      [1, 2, 3],
    ])
  })

  test('stay with an item that stays, and none of them moves', () => {
    expect(drawn({ shows: 'abcd' }, { shows: 'cxdy' })[1]).toEqual([3, 5, 4, 6])
    expect(drawn({ shows: 'abcd' }, { shows: 'xcyz' })[1]).toEqual([1, 3, 4, 5])
    expect(drawn({ shows: 'abcd' }, { shows: 'dabx' })[1]).toEqual([4, 1, 2, 5])
  })

  test('are an item’s own where nobody types, and while one list is scrolled', () => {
    expect(drawn({ shows: 'abc' }, { shows: 'xbz', reuses: false })[1]).toEqual([4, 2, 5])
    expect(drawn({ shows: 'abc' }, { shows: 'bcd', same: true })[1]).toEqual([2, 3, 4])
  })

  test('are never two items’ at once', () => {
    const letters = 'abcdefghijkl'
    let seed = 7
    const random = (below: number): number => (seed = (seed * 48_271) % 2_147_483_647) % below
    const keysOf = cellKeys()
    let items: unknown[] = []
    for (let round = 0; round < 500; round += 1) {
      const ids = [...letters].filter(() => random(2) === 0).toSorted(() => random(3) - 1)
      if (random(2) === 0) items = []
      const keys = keysOf(items, ids, random(3) > 0)
      expect(new Set(keys).size).toBe(ids.length)
    }
  })
})
