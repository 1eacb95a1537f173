import { describe, expect, it } from 'vitest'
import { getEmblem } from '#src/cover/cover-pictures.ts'
import { getRowEmblems } from '#src/cover/row-emblems.ts'
import { makeCatalogue } from '../operator/catalogue/make.ts'

const games = makeCatalogue({ size: 1_000, names: 'ordinary' }).games.map(([id, , name, , kind]) => ({
  id: String(id),
  name,
  provider: '',
  kind,
}))
const clashes = (row: typeof games): number => {
  const emblems = row.map(({ id }) => getRowEmblems(row).get(id))
  return emblems.filter((emblem, at) => at > 0 && emblem === emblems[at - 1]).length
}

describe('the emblems of a row', () => {
  it('no game has the emblem of its neighbour', () => {
    expect(games.filter((game, at) => at > 0 && getEmblem(game) === getEmblem(games[at - 1] ?? game))).not.toEqual([])
    expect(clashes(games)).toBe(0)
    expect(clashes(games.filter(({ name }) => /Lighthouse|Leopard|Roulette/.test(name)))).toBe(0)
  })

  it('a game that comes changes no emblem beyond those that share it', () => {
    const row = games.slice(0, 60)
    const before = getRowEmblems(row)
    for (const game of games.slice(60, 90)) {
      const after = getRowEmblems([game, ...row])
      const shared = row.findIndex((each) => getEmblem(each) !== getEmblem(game))
      for (const { id } of row.slice(Math.max(shared, 1))) expect(after.get(id)).toBe(before.get(id))
    }
  })

  it('a game with a picture has its own, and the one beside it another', () => {
    const [first, second] = ['a', 'b'].map((id) => ({ id, name: 'Falcon', provider: '', kind: 'slots' as const }))
    if (!first || !second) throw new Error('two games')
    const row = [first, { ...second, image: {} }]
    expect(getRowEmblems(row).get('b')).toBe(getEmblem(second))
    expect(getRowEmblems(row).get('a')).not.toBe(getEmblem(second))
  })
})
