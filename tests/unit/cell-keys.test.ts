import { describe, expect, test } from 'vitest'
import { cellKeys } from '#src/ui/cell-keys.ts'

/** Renders lists one after the other, each given as one letter per item, and returns the cell keys of each. */
function drawn(...lists: { shows: string; reuses?: boolean; same?: boolean }[]): number[][] {
  const assignKeys = cellKeys()
  let items: unknown[] = []
  return lists.map(({ shows, reuses = true, same = false }) => {
    if (!same) items = []
    return [...assignKeys(items, [...shows], reuses)]
  })
}

describe('the cells of a grid', () => {
  test('an item that replaces another takes over its cell', () => {
    expect(drawn({ shows: 'abc' }, { shows: 'xyz' })).toEqual([
      [1, 2, 3],
      [1, 2, 3],
    ])
  })

  test('an item that stays keeps its cell, and no cell moves', () => {
    expect(drawn({ shows: 'abcd' }, { shows: 'cxdy' })[1]).toEqual([3, 5, 4, 6])
    expect(drawn({ shows: 'abcd' }, { shows: 'xcyz' })[1]).toEqual([1, 3, 4, 5])
    expect(drawn({ shows: 'abcd' }, { shows: 'dabx' })[1]).toEqual([4, 1, 2, 5])
  })

  test('cells are not reused when no one types, nor while the same list is scrolled', () => {
    expect(drawn({ shows: 'abc' }, { shows: 'xbz', reuses: false })[1]).toEqual([4, 2, 5])
    expect(drawn({ shows: 'abc' }, { shows: 'bcd', same: true })[1]).toEqual([2, 3, 4])
  })

  test('two items never have the same cell', () => {
    const letters = 'abcdefghijkl'
    let seed = 7
    const random = (below: number): number => (seed = (seed * 48_271) % 2_147_483_647) % below
    const assignKeys = cellKeys()
    let items: unknown[] = []
    for (let round = 0; round < 500; round += 1) {
      const ids = [...letters].filter(() => random(2) === 0).toSorted(() => random(3) - 1)
      if (random(2) === 0) items = []
      const keys = assignKeys(items, ids, random(3) > 0)
      expect(new Set(keys).size).toBe(ids.length)
    }
  })
})
