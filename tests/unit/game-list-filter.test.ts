import { describe, expect, it } from 'vitest'
import { toCatalogueTable } from '#db/lobby-view.ts'
import { searchForm } from '#domain/search/search-form.ts'
import { indexWords } from '#domain/search/search-index.ts'
import {
  NO_FILTER,
  type PersonalLists,
  type GameListFilter,
  readGameListFilter,
  filterPath,
  filterGames,
} from '#src/pages/games-shelf/game-list-filter.ts'

/** Types: 1 classic, 2 megaways, 0 none. Features: bit 0 free spins, bit 1 jackpot. In the order of popularity. */
const GAMES = [
  { name: 'Amber Road', provider: 0, type: 1, features: 0b01 },
  { name: 'Brass Bell', provider: 1, type: 2, features: 0b11 },
  { name: 'Amber Bell', provider: 1, type: 1, features: 0b10 },
  { name: 'Cold Harbour', provider: 0, type: 0, features: 0b00 },
]
const NAMES = GAMES.map(({ name }) => name)
const PROVIDERS = ['Kestrel Gate', 'Paper Heron']
const forms = NAMES.map(searchForm)

const table = toCatalogueTable({
  id: 'slots',
  ids: NAMES.map((name) => `id-${name}`).join('\n'),
  slugs: forms.map((form) => form.replaceAll(' ', '-')).join('\n'),
  names: NAMES.join('\n'),
  forms: forms.join('\n'),
  provider: Uint16Array.from(GAMES, ({ provider }) => provider),
  providers: PROVIDERS,
  type: Uint8Array.from(GAMES, ({ type }) => type),
  types: ['classic', 'megaways'],
  features: Uint32Array.from(GAMES, ({ features }) => features),
  featureNames: ['freeSpins', 'jackpot'],
  flags: new Uint8Array(GAMES.length),
  byName: Uint32Array.of(2, 0, 1, 3),
  byAge: Uint32Array.of(3, 2, 1, 0),
  words: indexWords(
    forms,
    GAMES.map(({ provider }) => searchForm(PROVIDERS[provider] ?? '')),
  ),
  version: '1',
})

const NONE: PersonalLists = { favourites: [], recent: [] }
const passing = (filter: Partial<GameListFilter>, lists: PersonalLists = NONE): string[] =>
  filterGames(table, { ...NO_FILTER, ...filter }, lists).map((place) => NAMES[place] ?? '')

describe('the games that pass a filter', () => {
  it.each<[Partial<GameListFilter>, string[]]>([
    [{}, NAMES],
    [{ provider: 'Paper Heron' }, ['Brass Bell', 'Amber Bell']],
    [{ provider: 'of nobody' }, []],
    [{ type: 'classic' }, ['Amber Road', 'Amber Bell']],
    // A type without a game must not match the games without a type.
    [{ type: 'roulette' }, []],
    [{ features: ['freeSpins'] }, ['Amber Road', 'Brass Bell']],
    [{ features: ['freeSpins', 'jackpot'] }, ['Brass Bell']],
    [{ features: ['freeSpins', 'tumble'] }, []],
    [{ provider: 'Paper Heron', type: 'classic', features: ['jackpot'] }, ['Amber Bell']],
    [{ sort: 'new', type: 'classic' }, ['Amber Bell', 'Amber Road']],
    [{ sort: 'az' }, ['Amber Bell', 'Amber Road', 'Brass Bell', 'Cold Harbour']],
    [{ sort: 'za', query: 'bell' }, ['Brass Bell', 'Amber Bell']],
  ])('the filter %j', (filter, names) => {
    expect(passing(filter)).toEqual(names)
  })

  it('a personal list has its own order unless another is chosen, and a search ranks within it', () => {
    const lists = { favourites: ['id-Cold Harbour', 'id-gone', 'id-Amber Road'], recent: [] }
    expect(passing({ list: 'favourites' }, lists)).toEqual(['Cold Harbour', 'Amber Road'])
    expect(passing({ list: 'favourites', sort: 'az' }, lists)).toEqual(['Amber Road', 'Cold Harbour'])
    expect(passing({ list: 'favourites', query: 'amber' }, lists)).toEqual(['Amber Road'])
    expect(passing({ list: 'recent' }, lists)).toEqual([])
  })
})

describe('a filter in the address', () => {
  it('is read as it was written', () => {
    const filter: GameListFilter = {
      query: 'a & b',
      list: 'recent',
      provider: 'Paper Heron',
      type: 'classic',
      features: ['freeSpins', 'jackpot'],
      sort: 'za',
    }
    const path = filterPath('live', filter)
    expect(readGameListFilter(path.slice(path.indexOf('?')))).toEqual(filter)
    expect(filterPath('live', NO_FILTER)).toBe('/games/live-casino')
  })

  it('is ignored if it is invalid', () => {
    expect(readGameListFilter('?list=x&type=x&feature=x&sort=x')).toEqual(NO_FILTER)
    expect(readGameListFilter(`?q=${'a'.repeat(101)}`).query).toHaveLength(100)
  })
})
