import { getCatalogue, getLobby } from '../api/catalogue.ts'
import type { ReplyOf } from '../api/endpoint.ts'
import type { Context } from '../context.ts'
import type { GameKind, ShelfRow } from '../db/rows.ts'
import { searchForm } from '../rules/search.ts'

/** Fetches the home page's rows. Throws `Failure`; the last ones stay. */
export async function loadHome(context: Context): Promise<void> {
  const reply = await context.part('lobby', () => context.call(getLobby))
  const fresh = new Set(reply.shelves.find(({ id }) => id === 'new')?.games.map(({ id }) => id))
  const shelves = reply.shelves.map(({ id, games }) => ({
    id,
    games: games.map((game) => ({ ...game, isNew: fresh.has(game.id) })),
  }))
  await context.db.lobby.put({ id: 'home', shelves, version: reply.version, fetchedAt: context.clock.now() })
}

/** Fetches the whole catalogue; nothing is written when its version is the one we have. Throws `Failure`. */
export async function loadCatalogue(context: Context): Promise<void> {
  const { db, clock } = context
  const catalogue = await context.part('catalogue', () => context.call(getCatalogue))
  const fetchedAt = clock.now()
  await db.transaction('rw', db.shelves, async () => {
    const kept = await db.shelves.get('slots')
    if (kept?.version === catalogue.version) {
      await db.shelves.toCollection().modify({ fetchedAt })
      return
    }
    await db.shelves.bulkPut([shelfOf('slots', catalogue, fetchedAt), shelfOf('live', catalogue, fetchedAt)])
  })
}

/** The games of a kind as columns in the order of popularity, with what a search compares made beforehand. */
function shelfOf(kind: GameKind, catalogue: ReplyOf<typeof getCatalogue>, fetchedAt: number): ShelfRow {
  const providers = catalogue.providers.map(({ name }) => name)
  const games = catalogue.games.filter((game) => game[4] === kind).sort((a, b) => a[5] - b[5])
  return {
    id: kind,
    ids: games.map((game) => game[0]),
    slugs: games.map((game) => game[1]),
    names: games.map((game) => game[2]),
    searchable: games.map((game) => searchForm(`${game[2]} ${providers[game[3]] ?? ''}`)),
    provider: games.map((game) => game[3]),
    providers,
    isNew: games.map((game) => game[6]),
    version: catalogue.version,
    fetchedAt,
  }
}
