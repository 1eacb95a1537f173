import type { GameKind } from '../../../worker/db/view.ts'
import { type CatalogueTable, getPlaces } from '../../../worker/db/lobby-view.ts'
import { GAME_FEATURES, GAME_TYPES, type GameFeature, type GameType } from '../../../worker/domain/games/game-types.ts'
import { search } from '../../../worker/domain/search/search.ts'
import { ROUTES } from '../../app/routing/routes.ts'
import { whenIdle } from '../../browser/idle.ts'
import { typingPause } from '../../browser/typing.ts'

export const SORTS = ['popular', 'new', 'az', 'za'] as const
export type Sort = (typeof SORTS)[number]
/** Which games of a shelf: all, or the player's own lists. */
export const LISTS = ['all', 'favourites', 'recent'] as const
export type List = (typeof LISTS)[number]

export type GameListFilter = {
  query: string
  list: List
  provider: string
  type: GameType | null
  features: readonly GameFeature[]
  sort: Sort
}

/** What is chosen beside the search and the list. */
export type Narrowing = Pick<GameListFilter, 'provider' | 'type' | 'features' | 'sort'>

/** What stands beside search, list and order. */
export const NO_FILTERS = { provider: '', type: null, features: [] } satisfies Partial<GameListFilter>
export const NO_FILTER: GameListFilter = { query: '', list: 'all', sort: 'popular', ...NO_FILTERS }

/** Reads a filter from an address; what does not belong there is nothing. */
export function readGameListFilter(search: string): GameListFilter {
  const query = new URLSearchParams(search)
  const asked = query.getAll('feature')
  return {
    query: (query.get('q') ?? '').slice(0, 100),
    list: oneOf(LISTS, query.get('list')) ?? 'all',
    provider: (query.get('provider') ?? '').slice(0, 200),
    type: oneOf(GAME_TYPES, query.get('type')),
    features: GAME_FEATURES.filter((feature) => asked.includes(feature)),
    sort: oneOf(SORTS, query.get('sort')) ?? 'popular',
  }
}

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | null {
  return values.find((value) => value === text) ?? null
}

/** A shelf's address with a filter; what is as it is anyway is left out. */
export function filterPath(kind: GameKind, { query, list, provider, type, features, sort }: GameListFilter): string {
  const search = new URLSearchParams()
  if (query) search.set('q', query)
  if (list !== 'all') search.set('list', list)
  if (provider) search.set('provider', provider)
  if (type) search.set('type', type)
  for (const feature of features) search.append('feature', feature)
  if (sort !== 'popular') search.set('sort', sort)
  return search.size > 0 ? `${ROUTES[kind]}?${search}` : ROUTES[kind]
}

export function isSameFilter(one: GameListFilter, other: GameListFilter): boolean {
  return filterPath('slots', one) === filterPath('slots', other)
}

/** What is narrowed beside the search and the list. */
export function filtersOn({ provider, type, features }: Omit<Narrowing, 'sort'>): number {
  return (provider === '' ? 0 : 1) + (type === null ? 0 : 1) + features.length
}

/** Whether all games are looked through by a name, and nothing else: the same can be asked of what stands elsewhere. */
export function isSearchAlone(filter: GameListFilter): boolean {
  return filter.query !== '' && filter.list === 'all' && filtersOn(filter) === 0
}

/** Ids of the player's own lists, in their order. */
export type PersonalLists = Record<Exclude<List, 'all'>, readonly string[]>

/**
 * Places of the games that pass a filter. A search orders them by how well they fit and a list by itself, unless
 * another order than that of popularity is asked for.
 */
export function filterGames(shelf: CatalogueTable, filter: GameListFilter, own: PersonalLists): readonly number[] {
  const passes = passing(shelf, filter)
  const found = searched(shelf, filter.query)
  const listed = filter.list === 'all' ? null : getPlaces(shelf, own[filter.list])
  if (filter.sort !== 'popular') {
    const wanted = [found, listed].filter((places) => places !== null).map((places) => new Set(places))
    const inAll = inOrder(shelf, filter.sort).filter((place) => wanted.every((places) => places.has(place)))
    return passes ? inAll.filter(passes) : inAll
  }
  const inList = found && listed ? inOrderOf(found, listed) : (found ?? listed ?? everything(shelf))
  return passes ? inList.filter(passes) : inList
}

/** The first letters of two alphabets, and more keys than are often taken back one by one. */
const REMEMBERED = 96
const FIRST_LETTERS = 64
const remembered = new WeakMap<CatalogueTable, Map<string, readonly number[] | null>>()

/** As `search`; what was found with a letter less is known still when the last one is taken back. */
function searched(shelf: CatalogueTable, query: string): readonly number[] | null {
  const known = remembered.get(shelf) ?? new Map<string, readonly number[] | null>()
  remembered.set(shelf, known)
  const found = known.has(query) ? (known.get(query) ?? null) : search(shelf, query)
  known.delete(query)
  known.set(query, found)
  const [oldest] = known.keys()
  if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest)
  return found
}

const ready = new WeakSet<CatalogueTable>()
/** About what a finger takes from a field to the first key. */
const READY_MS = 500

/**
 * Does once what a key would wait for, when there is time: what each first letter finds is known, with words taken apart
 * and code compiled on the way, and the letters of all names are here. A font that is missing now is asked for again by
 * the tile that needs it.
 */
export async function readySearch(shelf: CatalogueTable): Promise<void> {
  if (ready.has(shelf)) return
  ready.add(shelf)
  await whenIdle(READY_MS)
  const font = document.fonts.load('1em Rubik', lettersOf(shelf)).catch(() => {})
  for (const letter of firstLettersOf(shelf)) {
    // The first key is here.
    if (typingPause() > 0) break
    searched(shelf, letter)
    await whenIdle(READY_MS)
  }
  await font
}

/** Those of the most popular names first. */
function firstLettersOf({ names }: CatalogueTable): string[] {
  const letters = new Set(names.map((name) => name.slice(0, 1).toLowerCase()))
  return [...letters].slice(0, FIRST_LETTERS)
}

function lettersOf({ names }: CatalogueTable): string {
  return [...new Set(names.join(''))].join('')
}

function inOrderOf(places: readonly number[], among: readonly number[]): number[] {
  const wanted = new Set(among)
  return places.filter((place) => wanted.has(place))
}

/** Whether a game is of the filter's provider and type, and has all its features; null where none of these is asked for. */
function passing(shelf: CatalogueTable, filter: GameListFilter): ((place: number) => boolean) | null {
  if (filtersOn(filter) === 0) return null
  const { provider, type, features } = filter
  const ofProvider = provider === '' ? null : shelf.providers.indexOf(provider)
  // A type that this shelf has not is no game's.
  const ofType = type === null ? null : shelf.types.indexOf(type) + 1 || -1
  const bits = features.map((feature) => shelf.featureNames.indexOf(feature))
  if (bits.includes(-1)) return () => false
  const mask = bits.reduce((all, bit) => all | (1 << bit), 0)
  return (place) =>
    (ofProvider === null || shelf.provider[place] === ofProvider) &&
    (ofType === null || shelf.type[place] === ofType) &&
    ((shelf.features[place] ?? 0) & mask) === mask
}

function inOrder(shelf: CatalogueTable, sort: Exclude<Sort, 'popular'>): number[] {
  if (sort === 'new') return [...shelf.byAge]
  return sort === 'az' ? [...shelf.byName] : [...shelf.byName].toReversed()
}

const made = new WeakMap<CatalogueTable, readonly number[]>()

/** All places of a shelf, made once: the way back from each search leads there. */
function everything(shelf: CatalogueTable): readonly number[] {
  const all = made.get(shelf) ?? Array.from({ length: shelf.count }, (_, place) => place)
  made.set(shelf, all)
  return all
}
