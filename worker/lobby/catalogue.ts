import { getCatalogue, getGame } from '#endpoints/catalogue.ts'
import type { EndpointReply } from '../http/endpoint.ts'
import { toAppError } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import { log, type Page } from '../core/page.ts'
import { inTurns, mapInTurns, yieldTurn } from '../core/in-turns.ts'
import { catalogueRowId } from '#db/catalogue-rows.ts'
import { CATALOGUE_FLAGS } from '#db/catalogue-flags.ts'
import { toImageLine } from '#db/game-image.ts'
import type { CatalogueRow } from '#db/rows.ts'
import { GAME_FEATURES, GAME_KINDS, GAME_TYPES, type GameKind } from '#domain/games/game-types.ts'
import type { WordIndex } from '#domain/search/search.ts'
import { searchForm, toSound } from '#domain/search/search-form.ts'
import { safeAddress } from '#domain/wire/redirect.ts'
import { findWords } from '#domain/search/search-index.ts'
import { toImageField } from './image.ts'

type Catalogue = EndpointReply<typeof getCatalogue>
type Game = Catalogue['games'][number]
type Wanted = { kind: GameKind; slug: string }

/** Version of the row's format: increase it with every change, so that rows written by an older build are replaced. */
const FORM = 4

/** The load in progress, by context: concurrent callers share it. */
const loads = new WeakMap<Context, Promise<void>>()

/**
 * Fetches the whole catalogue; concurrent calls share one request. If its version is unchanged, only its timestamp is
 * written, so that pages do not read the large rows again. Throws `CommandError`.
 */
export async function loadCatalogueNow(context: Context): Promise<void> {
  const running =
    loads.get(context) ??
    context.localizedLoads.load('catalogue', () => load(context)).finally(() => loads.delete(context))
  loads.set(context, running)
  await running
}

async function load(context: Context): Promise<void> {
  const { db, clock, localizedLoads } = context
  const [catalogue, language] = await localizedLoads.inLanguage(() =>
    context.trackLoad('catalogue', () => context.call(getCatalogue)),
  )
  // The language has changed meanwhile: the load is repeated.
  if (language === null) return
  const version = `${catalogue.version} ${FORM} ${language}`
  const fetchedAt = clock.now()
  const before = (await getCatalogueState(db))?.languages?.[language]
  const isNew = before !== version
  const { page } = context
  const rows = isNew
    ? [await toTable('slots', catalogue, version, page), await toTable('live', catalogue, version, page)]
    : []
  await db.transaction('rw', db.shelves, db.facts, async () => {
    const stored = await getCatalogueState(db)
    // Building the rows takes a while: another tab may have stored a newer catalogue.
    if (isNew && stored && stored.languages?.[language] !== before && stored.fetchedAt > fetchedAt) return
    await db.shelves.bulkPut(rows.map((row) => ({ ...row, id: catalogueRowId(row.id, language) })))
    // Those of a build without languages.
    if (stored && !stored.languages) await db.shelves.bulkDelete([...GAME_KINDS])
    const languages = { ...stored?.languages, [language]: version }
    await db.facts.put({ id: 'catalogue', version, language, languages, fetchedAt })
    // If the catalogue that lacks that game has not changed, the game stays.
    if (isNew) await db.facts.delete('foundGame')
  })
}

/**
 * Fetches one game and stores it until the next catalogue. Out: whether the operator has it; a reply with another game
 * counts as no. Throws `CommandError`.
 */
export async function loadGame(context: Context, wanted: Wanted): Promise<boolean> {
  return context.localizedLoads.load('game', () => fetchGame(context, wanted))
}

async function fetchGame(context: Context, wanted: Wanted): Promise<boolean> {
  // A section of its own, so that a catalogue that loads does not clear the error of this game.
  return context.trackLoad('game', async () => {
    const reply = await context.call(getGame, { params: wanted }).catch(noneIfUnknown)
    const game = reply?.games[0]
    if (!reply || game?.[1] !== wanted.slug || game[4] !== wanted.kind) return false
    const table = await toTable(wanted.kind, reply, reply.version, context.page)
    await context.db.facts.put({ id: 'foundGame', shelf: table })
    return true
  })
}

function noneIfUnknown(error: unknown): null {
  if (toAppError(error).status === 404) return null
  throw error
}

async function getCatalogueState(db: Context['db']) {
  const row = await db.facts.get('catalogue')
  return row?.id === 'catalogue' ? row : undefined
}

/**
 * The games of a kind as columns, in the order of popularity, with search forms computed in advance. Yields to other
 * commands in between, because there are thousands of games.
 */
async function toTable(
  kind: GameKind,
  catalogue: Catalogue,
  version: string,
  { facts }: Page,
): Promise<CatalogueRow & { id: GameKind }> {
  const games = catalogue.games.filter((game) => game[4] === kind).sort((a, b) => a[5] - b[5])
  const providers = catalogue.providers.map(({ name }) => name)
  const providerForms = providers.map(searchForm)
  const forms = await mapInTurns(games, (game) => searchForm(game[2]))
  const ofProviders = games.map((game) => providerForms[game[3]] ?? '')
  const words = await buildWordIndex(forms, ofProviders)
  const orders = await buildOrders(games)
  const { hostname, origin } = new URL(facts.href)
  // One log line for all, as there may be thousands.
  const check = (address: string) => safeAddress(address, { protocol: facts.protocol, hostname, origin })
  const images = await mapInTurns(games, (game) => toImageLine(toImageField(check, game[11]).image))
  const rejected = games.filter((game, at) => game[11] && images[at] === '').length
  if (rejected > 0) log('addresses of pictures rejected', rejected)
  return {
    id: kind,
    ids: lines(games.map((game) => game[0])),
    slugs: lines(games.map((game) => game[1])),
    names: lines(games.map((game) => game[2])),
    forms: lines(forms),
    ...(images.some(Boolean) && { images: images.join('\n') }),
    provider: Uint16Array.from(games, (game) => game[3]),
    providers,
    ...buildTypes(games, catalogue.types),
    ...buildFeatures(games, catalogue.features),
    ...(games.some((game) => game[12]) && { rtp: Uint16Array.from(games, (game) => game[12] ?? 0) }),
    flags: Uint8Array.from(
      games,
      (game) => (game[6] ? CATALOGUE_FLAGS.isNew : 0) | (game[9] ? CATALOGUE_FLAGS.hasDemo : 0),
    ),
    ...orders,
    words,
    version,
  }
}

async function buildWordIndex(forms: readonly string[], ofProviders: readonly string[]): Promise<WordIndex> {
  const found = findWords()
  await inTurns(forms, found.addName)
  await inTurns(ofProviders, found.addProvider)
  const words = found.inOrder()
  return found.index(words, await mapInTurns(words, toSound))
}

/** One line for each game; line breaks inside a name are removed, because they would shift the lines that follow. */
function lines(texts: readonly string[]): string {
  return texts.map((text) => text.replace(/\s+/g, ' ')).join('\n')
}

function buildTypes(games: readonly Game[], codes: readonly string[]): Pick<CatalogueRow, 'type' | 'types'> {
  const types = GAME_TYPES.filter((type) => codes.includes(type))
  const places = codes.map((code) => types.findIndex((type) => type === code) + 1)
  return { types, type: Uint8Array.from(games, (game) => places[game[7]] ?? 0) }
}

function buildFeatures(
  games: readonly Game[],
  codes: readonly string[],
): Pick<CatalogueRow, 'features' | 'featureNames'> {
  const featureNames = GAME_FEATURES.filter((feature) => codes.includes(feature))
  const bits = codes.map((code) => {
    const bit = featureNames.findIndex((feature) => feature === code)
    return bit < 0 ? 0 : 1 << bit
  })
  const toMask = (game: Game): number =>
    bits.reduce((mask, bit, at) => ((game[8] & (1 << at)) === 0 ? mask : mask | bit), 0)
  return { featureNames, features: Uint32Array.from(games, toMask) }
}

async function buildOrders(games: readonly Game[]): Promise<Pick<CatalogueRow, 'byName' | 'byAge'>> {
  const places = games.map((_, at) => at)
  const { compare } = new Intl.Collator('en', { numeric: true })
  const name = (at: number): string => games[at]?.[2] ?? ''
  const day = (at: number): number => games[at]?.[10] ?? 0
  const isNew = (at: number): number => Number(games[at]?.[6] ?? false)
  await yieldTurn()
  const byName = Uint32Array.from(places.toSorted((a, b) => compare(name(a), name(b))))
  await yieldTurn()
  return { byName, byAge: Uint32Array.from(places.toSorted((a, b) => isNew(b) - isNew(a) || day(b) - day(a))) }
}
