import { describe, expect, it } from 'vitest'
import { PLACES } from '#domain/games/roulette.ts'
import {
  type Arrow,
  nextPlace,
  type Reach,
  REACHES,
  rowsFor,
  type BoardOrientation,
} from '../../src/games/roulette/layout.ts'

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const satisfies readonly Arrow[]

/** All places reached by arrow keys from zero, or from the first place where zero is out of reach. */
function reached(reach: Reach, orientation: BoardOrientation): Set<string> {
  const seen = new Set<string>([rowsFor(reach)[0]?.[0]?.name ?? ''])
  for (const name of seen) {
    for (const arrow of ARROWS) {
      const next = nextPlace(name, arrow, reach, orientation)
      if (next !== null) seen.add(next)
    }
  }
  return seen
}

describe('the table of bets', () => {
  it('has all 157 places at once', () => {
    const names = rowsFor('all')
      .flat()
      .map(({ name }) => name)
    expect(names.toSorted()).toEqual([...PLACES.keys()].toSorted())
  })

  it('has every place in one of its kinds of bets', () => {
    const names = REACHES.slice(1).flatMap((reach) =>
      rowsFor(reach)
        .flat()
        .map(({ name }) => name),
    )
    expect(new Set(names)).toEqual(new Set(PLACES.keys()))
  })

  it.each(REACHES.slice(1))('has no overlapping places among %s', (reach) => {
    const spots = rowsFor(reach)
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

  it.each(REACHES.flatMap((reach) => [[reach, 'upright'] as const, [reach, 'lying'] as const]))(
    'is fully reachable by arrow keys: %s, %s',
    (reach, orientation) => {
      const all = rowsFor(reach)
        .flat()
        .map(({ name }) => name)
      const seen = reached(reach, orientation)
      expect(all.filter((name) => !seen.has(name))).toEqual([])
    },
  )

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
    expect(nextPlace(from, arrow, reach, orientation)).toBe(to)
  })

  it('stops at its edges', () => {
    expect(nextPlace('straight-0', 'ArrowUp', 'all', 'upright')).toBeNull()
    expect(nextPlace('column-3', 'ArrowRight', 'all', 'lying')).toBeNull()
  })
})
