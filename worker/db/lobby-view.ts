import type { GameFeature, GameType, GameKind } from '#domain/games/game-types.ts'
import type { WordIndex } from '#domain/search/search.ts'
import { catalogueKind, shownCatalogueId } from './catalogue-rows.ts'
import { currentPlayerId, database, textsLanguage } from './page-database.ts'
import type { ProvidedCard, CatalogueRow } from './rows.ts'
import { CATALOGUE_FLAGS } from './catalogue-flags.ts'
import { readImageLine } from './game-image.ts'

/**
 * The page's queries of the catalogue and the player's lists of games. Apart from `view.ts`, because a first visit
 * needs none of them.
 */

/** All games of a kind as columns, by popularity: index 0 is the most popular game. */
export type CatalogueTable = {
  kind: GameKind
  version: string
  count: number
  ids: readonly string[]
  slugs: readonly string[]
  names: readonly string[]
  /** Pictures, as `readImageLine` reads them; empty if no game has one. */
  images: readonly string[]
  /** Index in `providers`. */
  provider: Uint16Array
  providers: readonly string[]
  /** Index in `types` plus 1; 0 if the game has no type. */
  type: Uint8Array
  types: readonly GameType[]
  /** Bit mask: bit n is the n-th of `featureNames`. */
  features: Uint32Array
  featureNames: readonly GameFeature[]
  /** RTP in hundredths of a percent, 0 where unknown; missing if no game has one. */
  rtp?: Uint16Array
  flags: Uint8Array
  /** Indexes of the games, ordered by name (A–Z) and by age (newest first). */
  byName: Uint32Array
  byAge: Uint32Array
  /** The search index (worker/domain/search/search). */
  words: WordIndex
  forms: string
}

/** A game with everything that the catalogue has about it. */
export type CatalogueGame = ProvidedCard & {
  hasDemo: boolean
  type: GameType | null
  features: GameFeature[]
  /** In hundredths of a percent; null where the operator gives none. */
  rtp: number | null
}

const shelves = new Map<GameKind, { id: string; table: CatalogueTable }>()

/**
 * All games of a kind, in the shown language if they were ever fetched in it; null before the catalogue has been fetched
 * for the first time. Returns the same object while the version is the same: the rows are large, so each page reads them
 * once.
 */
export async function catalogueTable(kind: GameKind): Promise<CatalogueTable | null> {
  const [fact, language] = await Promise.all([database.facts.get('catalogue'), textsLanguage()])
  if (fact?.id !== 'catalogue') return null
  const id = shownCatalogueId(fact, kind, language)
  const known = shelves.get(kind)
  if (known?.id === id && known.table.version === (fact.languages?.[language] ?? fact.version)) return known.table
  const row = await database.shelves.get(id)
  if (!row) return null
  const table = toCatalogueTable(row)
  shelves.set(kind, { id, table })
  return table
}

/** A stored catalogue row with its multi-line texts split into arrays. */
export function toCatalogueTable(row: CatalogueRow): CatalogueTable {
  const { id, ids, slugs, names, images = '', ...columns } = row
  return {
    kind: catalogueKind(id),
    ...columns,
    count: columns.provider.length,
    ids: lines(ids),
    slugs: lines(slugs),
    names: lines(names),
    images: lines(images),
  }
}

function lines(text: string): string[] {
  return text === '' ? [] : text.split('\n')
}

/** The game at index `at` of the catalogue table, as a tile shows it. */
export function cardAt(table: CatalogueTable, at: number): ProvidedCard {
  return {
    id: table.ids[at] ?? '',
    slug: table.slugs[at] ?? '',
    name: table.names[at] ?? '',
    provider: table.providers[table.provider[at] ?? 0] ?? '',
    kind: table.kind,
    isNew: has(table, at, CATALOGUE_FLAGS.isNew),
    ...readImageLine(table.images[at]),
  }
}

/** The game at index `at` of the catalogue table, with everything that the catalogue has about it. */
export function gameAt(table: CatalogueTable, at: number): CatalogueGame {
  const mask = table.features[at] ?? 0
  return {
    ...cardAt(table, at),
    hasDemo: has(table, at, CATALOGUE_FLAGS.hasDemo),
    type: table.types[(table.type[at] ?? 0) - 1] ?? null,
    features: table.featureNames.filter((_, bit) => (mask & (1 << bit)) !== 0),
    rtp: table.rtp?.[at] || null,
  }
}

function has({ flags }: CatalogueTable, at: number, flag: number): boolean {
  return ((flags[at] ?? 0) & flag) !== 0
}

/** One game by its slug; null if it is neither in the stored catalogue nor the game that was fetched on its own. */
export async function gameBySlug(kind: GameKind, slug: string): Promise<CatalogueGame | null> {
  const all = await catalogueTable(kind)
  const at = all?.slugs.indexOf(slug) ?? -1
  return all && at >= 0 ? gameAt(all, at) : foundGame(kind, slug)
}

/** The game that was fetched on its own, from its game page. */
async function foundGame(kind: GameKind, slug: string): Promise<CatalogueGame | null> {
  const row = await database.facts.get('foundGame')
  if (row?.id !== 'foundGame' || catalogueKind(row.shelf.id) !== kind || row.shelf.slugs !== slug) return null
  return gameAt(toCatalogueTable(row.shelf), 0)
}

/** Ids of the player's favourites, newest first, including choices that the operator has not confirmed yet. */
export async function favouriteIds(): Promise<string[]> {
  const id = (await currentPlayerId()) ?? ''
  const [row, waiting] = await Promise.all([database.favourites.get(id), database.chosenFavourites.get(id)])
  const stored = row?.ids ?? []
  const chosen = waiting?.chosen ?? {}
  const added = Object.keys(chosen).filter((game) => chosen[game] === true && !stored.includes(game))
  return [...added.toReversed(), ...stored.filter((game) => chosen[game] !== false)]
}

/** The player's favourites that are in the catalogue: slots first, then live games, each newest first. */
export async function favourites(): Promise<ProvidedCard[]> {
  const ids = await favouriteIds()
  if (ids.length === 0) return []
  const all = (await Promise.all([catalogueTable('slots'), catalogueTable('live')])).filter((one) => one !== null)
  return all.flatMap((one) => getPlaces(one, ids).map((at) => cardAt(one, at)))
}

/** Ids of the games that the player played last, newest first. */
export async function recentlyPlayedIds(): Promise<string[]> {
  const row = await database.recentlyPlayed.get((await currentPlayerId()) ?? '')
  return row?.games.map(({ game }) => game) ?? []
}

/** Which of the player's two lists have been fetched on this device. */
export async function fetchedLists(): Promise<{ favourites: boolean; recent: boolean }> {
  const id = (await currentPlayerId()) ?? ''
  const [favourites, recent] = await Promise.all([database.favourites.get(id), database.recentlyPlayed.get(id)])
  return { favourites: favourites !== undefined, recent: recent !== undefined }
}

/**
 * Indexes of games in the catalogue table, in the order of `ids`. One linear scan is cheaper than building an index.
 */
export function getPlaces(table: CatalogueTable, ids: readonly string[]): number[] {
  const wanted = new Set(ids)
  const found = new Map<string, number>()
  let at = 0
  for (const id of table.ids) {
    if (found.size === wanted.size) break
    if (wanted.has(id)) found.set(id, at)
    at++
  }
  return ids.flatMap((id) => found.get(id) ?? [])
}
