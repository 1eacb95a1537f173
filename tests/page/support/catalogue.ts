import { CATALOGUE_FLAGS } from '#db/catalogue-flags.ts'
import { catalogueRowId } from '#db/catalogue-rows.ts'
import type { MyDatabase } from '#db/my-database.ts'
import { searchForm } from '#domain/search/search-form.ts'
import { indexWords } from '#domain/search/search-index.ts'

export type FakeGame = { name: string; provider?: string }

/** Stores a catalogue of these slots, the most popular first, and no live tables. */
export async function putCatalogue(database: MyDatabase, games: readonly FakeGame[]): Promise<void> {
  // Another version each time: the page reads a version once.
  const version = crypto.randomUUID()
  await database.shelves.bulkPut([makeRow('slots', games, version), makeRow('live', [], version)])
  const languages = { en: version }
  await database.facts.put({ id: 'catalogue', version, language: 'en', languages, fetchedAt: Date.now() })
}

/** Stores one slot that was asked for by its address, without a catalogue. */
export async function putFoundGame(database: MyDatabase, game: FakeGame): Promise<void> {
  await database.facts.put({ id: 'foundGame', shelf: makeRow('slots', [game], crypto.randomUUID()) })
}

function makeRow(kind: 'slots' | 'live', games: readonly FakeGame[], version: string) {
  const names = games.map(({ name }) => name)
  const providers = [...new Set(games.map(getProvider))]
  const forms = names.map(searchForm)
  const places = games.map((_game, at) => at)
  return {
    id: catalogueRowId(kind, 'en'),
    ids: places.map((at) => `${kind}-${at}`).join('\n'),
    slugs: places.map((at) => `game-${at}`).join('\n'),
    names: names.join('\n'),
    forms: forms.join('\n'),
    provider: Uint16Array.from(games, (game) => providers.indexOf(getProvider(game))),
    providers,
    type: new Uint8Array(games.length),
    types: [],
    features: new Uint32Array(games.length),
    featureNames: [],
    flags: new Uint8Array(games.length).fill(CATALOGUE_FLAGS.hasDemo),
    byName: Uint32Array.from(places.toSorted((a, b) => (names[a] ?? '').localeCompare(names[b] ?? '', 'en'))),
    byAge: Uint32Array.from(places),
    words: indexWords(
      forms,
      games.map((game) => searchForm(getProvider(game))),
    ),
    version,
  }
}

function getProvider({ provider = 'Brass Otter' }: FakeGame): string {
  return provider
}
