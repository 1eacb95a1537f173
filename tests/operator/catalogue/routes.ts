import { getCatalogue, getGame } from '../../../worker/endpoints/catalogue.ts'
import type { WireOf } from '../../../worker/http/endpoint.ts'
import { getLobby } from '../../../worker/endpoints/lobby.ts'
import { refusal } from '../http/problem.ts'
import { type App, serve } from '../http/serve.ts'
import type { World } from '../world.ts'
import { type Catalogue, theCatalogue } from './make.ts'
import { byPopularity, type GameRow } from './popular.ts'

const SHELF = 24

/** All games, single games, and the first carousels of the home page. */
export function catalogueRoutes(app: App, world: World): void {
  serve(app, getCatalogue, ({ context }) => {
    const catalogue = theCatalogue(world.settings.catalogue)
    context.header('ETag', `"${catalogue.version}"`)
    context.header('Cache-Control', 'no-cache')
    return catalogue
  })

  serve(app, getGame, ({ param }): WireOf<typeof getGame> => {
    const { games, ...lists } = theCatalogue(world.settings.catalogue)
    const row = games.find(([, slug, , , kind]) => slug === param('slug') && kind === param('kind'))
    if (!row) throw refusal(404, 'game.unknown')
    const [id, slug, name, provider, ...rest] = row
    return { ...lists, providers: lists.providers.slice(provider, provider + 1), games: [[id, slug, name, 0, ...rest]] }
  })

  serve(app, getLobby, () => {
    const catalogue = theCatalogue(world.settings.catalogue)
    return { version: catalogue.version, at: world.clock.moment(world.clock.now()), shelves: shelvesOf(catalogue) }
  })
}

const shelves = new WeakMap<Catalogue, ReturnType<typeof makeShelves>>()

function shelvesOf(catalogue: Catalogue) {
  const known = shelves.get(catalogue) ?? makeShelves(catalogue)
  shelves.set(catalogue, known)
  return known
}

function makeShelves(catalogue: Catalogue) {
  const { providers } = catalogue
  const card = ([id, slug, name, provider, kind]: GameRow) => ({
    id,
    slug,
    name,
    provider: providers[provider]?.name ?? '',
    kind,
  })
  const first = (wanted: (game: GameRow) => boolean) => byPopularity(catalogue).filter(wanted).slice(0, SHELF).map(card)
  return [
    { id: 'popular' as const, games: first(([, , , , kind]) => kind === 'slots') },
    { id: 'new' as const, games: first(([, , , , kind, , isNew]) => kind === 'slots' && isNew) },
    { id: 'live' as const, games: first(([, , , , kind]) => kind === 'live') },
  ]
}
