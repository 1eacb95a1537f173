import { type CatalogueTable, getPlaces } from '#db/lobby-view.ts'
import { GAME_FEATURES, GAME_TYPES, type GameFeature, type GameType, type GameKind } from '#domain/games/game-types.ts'
import { search } from '#domain/search/search.ts'
import { ROUTES } from '../../base/routes.ts'
import { whenIdle } from '../../browser/idle.ts'
import { FONT_FAMILY } from '../../ui/font-family.ts'
import { typingPause } from '../../browser/typing.ts'

export const SORTS = ['popular', 'new', 'az', 'za'] as const
export type Sort = (typeof SORTS)[number]
/** Which games to list: all, or one of the player's lists. */
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

/** The choices besides the search and the list. */
export type Narrowing = Pick<GameListFilter, 'provider' | 'type' | 'features' | 'sort'>

/** The empty filters, without search, list and sort order. */
export const NO_FILTERS = { provider: '', type: null, features: [] } satisfies Partial<GameListFilter>
export const NO_FILTER: GameListFilter = { query: '', list: 'all', sort: 'popular', ...NO_FILTERS }

/** Reads a filter from the query string; unknown values are ignored. */
export function readGameListFilter(search: string): GameListFilter {
  const query = new URLSearchParams(search)
  const requested = query.getAll('feature')
  return {
    query: (query.get('q') ?? '').slice(0, 100),
    list: oneOf(LISTS, query.get('list')) ?? 'all',
    provider: (query.get('provider') ?? '').slice(0, 200),
    type: oneOf(GAME_TYPES, query.get('type')),
    features: GAME_FEATURES.filter((feature) => requested.includes(feature)),
    sort: oneOf(SORTS, query.get('sort')) ?? 'popular',
  }
}

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | null {
  return values.find((value) => value === text) ?? null
}

/** The path of a game list with a filter; default values are omitted. */
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

/** The number of active filters, without search and list. */
export function filtersOn({ provider, type, features }: Omit<Narrowing, 'sort'>): number {
  return (provider === '' ? 0 : 1) + (type === null ? 0 : 1) + features.length
}

/** Whether only a search by name is active: then the same query can be run on the other kind. */
export function isSearchAlone(filter: GameListFilter): boolean {
  return filter.query !== '' && filter.list === 'all' && filtersOn(filter) === 0
}

/** Ids of the games in the player's lists, in order. */
export type PersonalLists = Record<Exclude<List, 'all'>, readonly string[]>

/**
 * Places (row indexes) of the games that match a filter. Search results are sorted by relevance and personal lists by
 * their own order, unless another order than popularity is chosen.
 */
export function filterGames(
  catalogue: CatalogueTable,
  filter: GameListFilter,
  personalLists: PersonalLists,
): readonly number[] {
  const passes = passing(catalogue, filter)
  const found = searchCached(catalogue, filter.query)
  const listed = filter.list === 'all' ? null : getPlaces(catalogue, personalLists[filter.list])
  if (filter.sort !== 'popular') {
    const wanted = [found, listed].filter((places) => places !== null).map((places) => new Set(places))
    const inAll = inOrder(catalogue, filter.sort).filter((place) => wanted.every((places) => places.has(place)))
    return passes ? inAll.filter(passes) : inAll
  }
  const inList = found && listed ? sortLike(found, listed) : (found ?? listed ?? everything(catalogue))
  return passes ? inList.filter(passes) : inList
}

/** Enough for the first letters of two alphabets and for a typical number of deleted keys. */
const REMEMBERED = 96
const FIRST_LETTERS = 64
const remembered = new WeakMap<CatalogueTable, Map<string, readonly number[] | null>>()

/** `search` with an LRU cache: after deleting a letter the previous result is still cached. */
function searchCached(catalogue: CatalogueTable, query: string): readonly number[] | null {
  const known = remembered.get(catalogue) ?? new Map<string, readonly number[] | null>()
  remembered.set(catalogue, known)
  const found = known.has(query) ? (known.get(query) ?? null) : search(catalogue, query)
  known.delete(query)
  known.set(query, found)
  const [oldest] = known.keys()
  if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest)
  return found
}

const ready = new WeakSet<CatalogueTable>()
/** About the time between focusing the field and typing the first key, ms. */
const READY_MS = 500

/**
 * Warms up the search once, in idle time: caches the results of each first letter, which also splits the names into
 * words and compiles the code, and loads the font for the letters of all names. If the font fails to load, the tile
 * that needs it requests it again.
 */
export async function readySearch(catalogue: CatalogueTable): Promise<void> {
  if (ready.has(catalogue)) return
  ready.add(catalogue)
  await whenIdle(READY_MS)
  const font = document.fonts.load(`1em ${FONT_FAMILY}`, getLetters(catalogue)).catch(() => {})
  for (const letter of getFirstLetters(catalogue)) {
    // The player has started typing.
    if (typingPause() > 0) break
    searchCached(catalogue, letter)
    await whenIdle(READY_MS)
  }
  await font
}

/** The first letters of the most popular games come first. */
function getFirstLetters({ names }: CatalogueTable): string[] {
  const letters = new Set(names.map((name) => name.slice(0, 1).toLowerCase()))
  return [...letters].slice(0, FIRST_LETTERS)
}

function getLetters({ names }: CatalogueTable): string {
  return [...new Set(names.join(''))].join('')
}

function sortLike(places: readonly number[], among: readonly number[]): number[] {
  const wanted = new Set(among)
  return places.filter((place) => wanted.has(place))
}

/** A predicate for provider, type and all features; null if none of these is set. */
function passing(catalogue: CatalogueTable, filter: GameListFilter): ((place: number) => boolean) | null {
  if (filtersOn(filter) === 0) return null
  const { provider, type, features } = filter
  const ofProvider = provider === '' ? null : catalogue.providers.indexOf(provider)
  // A type missing from this catalogue matches no game.
  const ofType = type === null ? null : catalogue.types.indexOf(type) + 1 || -1
  const bits = features.map((feature) => catalogue.featureNames.indexOf(feature))
  if (bits.includes(-1)) return () => false
  const mask = bits.reduce((all, bit) => all | (1 << bit), 0)
  return (place) =>
    (ofProvider === null || catalogue.provider[place] === ofProvider) &&
    (ofType === null || catalogue.type[place] === ofType) &&
    ((catalogue.features[place] ?? 0) & mask) === mask
}

function inOrder(catalogue: CatalogueTable, sort: Exclude<Sort, 'popular'>): number[] {
  if (sort === 'new') return [...catalogue.byAge]
  return sort === 'az' ? [...catalogue.byName] : [...catalogue.byName].toReversed()
}

const made = new WeakMap<CatalogueTable, readonly number[]>()

/** All places of a catalogue table, cached: every cleared search returns to it. */
function everything(catalogue: CatalogueTable): readonly number[] {
  const all = made.get(catalogue) ?? Array.from({ length: catalogue.count }, (_, place) => place)
  made.set(catalogue, all)
  return all
}
