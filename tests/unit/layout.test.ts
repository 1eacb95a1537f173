import { describe, expect, it } from 'vitest'
import { PLACES } from '#domain/games/roulette.ts'
import {
  type Arrow,
  type BoardPart,
  nextPlace,
  type Reach,
  REACHES,
  rowsFor,
  type BoardOrientation,
} from '#src/games/roulette/layout.ts'

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const satisfies readonly Arrow[]

/** All places reached by arrow keys from the first: zero, unless it is out of reach. */
function reached(rows: ReturnType<typeof rowsFor>, orientation: BoardOrientation): Set<string> {
  const seen = new Set<string>([rows[0]?.[0]?.name ?? ''])
  for (const name of seen) {
    for (const arrow of ARROWS) {
      const next = nextPlace(name, arrow, rows, orientation)
      if (next !== null) seen.add(next)
    }
  }
  return seen
}

const getNames = (reach: Reach, part: BoardPart) =>
  rowsFor(reach, part)
    .flat()
    .map(({ name }) => name)

describe('the table of bets', () => {
  it('has all 157 places at once', () => {
    expect(getNames('all', 'whole').toSorted()).toEqual([...PLACES.keys()].toSorted())
  })

  it('has every place in one of its kinds of bets', () => {
    const names = REACHES.slice(1).flatMap((reach) => getNames(reach, 'whole'))
    expect(new Set(names)).toEqual(new Set(PLACES.keys()))
  })

  it('is divided between the numbers and the panel, which has dozens and even chances in three rows of three', () => {
    const outside = rowsFor('all', 'outside').map((row) => row.map(({ name }) => name))
    expect(outside).toEqual([
      ['dozen-1', 'dozen-2', 'dozen-3'],
      ['low', 'red', 'even'],
      ['high', 'black', 'odd'],
    ])
    const both = [...getNames('all', 'numbers'), ...outside.flat()]
    expect(both.toSorted()).toEqual([...PLACES.keys()].toSorted())
  })

  it.each(REACHES.slice(1))('has no overlapping places among %s', (reach) => {
    const spots = rowsFor(reach, 'whole')
      .flat()
      .map(({ spot }) => spot)
    for (const [at, one] of spots.entries()) {
      for (const other of spots.slice(at + 1)) {
        const apartAlong = Math.abs(one.along - other.along) >= (one.long + other.long) / 2 - 1e-9
        const apartAcross = Math.abs(one.across - other.across) >= (one.wide + other.wide) / 2 - 1e-9
        expect(apartAlong || apartAcross, `${JSON.stringify(one)} ${JSON.stringify(other)}`).toBe(true)
      }
    }
  })

  it.each([
    ...REACHES.flatMap((reach) => [
      [reach, 'whole', 'upright'] as const,
      [reach, 'whole', 'lying'] as const,
      [reach, 'numbers', 'upright'] as const,
    ]),
    ['all', 'outside', 'lying'] as const,
  ])('is fully reachable by arrow keys: %s, %s, %s', (reach, part, orientation) => {
    const seen = reached(rowsFor(reach, part), orientation)
    expect(getNames(reach, part).filter((name) => !seen.has(name))).toEqual([])
  })

  it.each([
    ['straight-17', 'ArrowRight', 'all', 'upright', 'split-17-18'],
    ['straight-17', 'ArrowDown', 'all', 'upright', 'split-17-20'],
    ['split-17-18', 'ArrowDown', 'all', 'upright', 'corner-17-18-20-21'],
    ['straight-17', 'ArrowRight', 'straight', 'upright', 'straight-18'],
    ['straight-17', 'ArrowRight', 'straight', 'lying', 'straight-20'],
    ['straight-17', 'ArrowUp', 'straight', 'lying', 'straight-18'],
    ['straight-0', 'ArrowDown', 'all', 'upright', 'split-0-2'],
    ['split-0-2', 'ArrowLeft', 'all', 'upright', 'trio-0-1-2'],
    ['split-0-1', 'ArrowLeft', 'all', 'upright', 'first-four'],
    ['straight-1', 'ArrowLeft', 'all', 'upright', 'street-1-2-3'],
    ['straight-36', 'ArrowDown', 'straight', 'upright', 'column-3'],
  ] as const)('leads from %s by %s (%s, %s) to %s', (from, arrow, reach, orientation, to) => {
    expect(nextPlace(from, arrow, rowsFor(reach, 'whole'), orientation)).toBe(to)
  })

  it.each([
    ['dozen-1', 'ArrowRight', 'dozen-2'],
    ['dozen-2', 'ArrowDown', 'red'],
    ['red', 'ArrowDown', 'black'],
    ['black', 'ArrowRight', 'odd'],
    ['odd', 'ArrowUp', 'even'],
    ['odd', 'ArrowDown', null],
  ] as const)('leads from %s by %s in the panel to %s', (from, arrow, to) => {
    expect(nextPlace(from, arrow, rowsFor('all', 'outside'), 'lying')).toBe(to)
  })

  it('stops at its edges', () => {
    const rows = rowsFor('all', 'whole')
    expect(nextPlace('straight-0', 'ArrowUp', rows, 'upright')).toBeNull()
    expect(nextPlace('column-3', 'ArrowRight', rows, 'lying')).toBeNull()
    expect(nextPlace('column-3', 'ArrowDown', rowsFor('all', 'numbers'), 'upright')).toBeNull()
    expect(nextPlace('street-1-2-3', 'ArrowLeft', rowsFor('all', 'numbers'), 'upright')).toBeNull()
  })
})
