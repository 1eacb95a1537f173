import { getCatalogue, getGame } from '#endpoints/catalogue.ts'
import type { EndpointWire } from '#worker/http/endpoint.ts'
import { getLobby } from '#endpoints/lobby.ts'
import { rejection } from '../http/problem.ts'
import { type App, serve } from '../http/serve.ts'
import { countPlaying } from '../lobby/playing.ts'
import type { World } from '../world.ts'
import { type Catalogue, theCatalogue } from './make.ts'
import { getPictureAddress, pictureRoutes } from './pictures.ts'
import { byPopularity, type GameRow } from './popular.ts'
import { getRtp } from './rtp.ts'

const CAROUSEL_GAMES = 24

/** All games, single games, and the first carousels of the home page. */
export function catalogueRoutes(app: App, world: World): void {
  pictureRoutes(app, world)

  serve(app, getCatalogue, ({ context }) => {
    const catalogue = theCatalogue(world.settings.catalogue)
    const version = getVersion(world, catalogue)
    context.header('ETag', `"${version}"`)
    context.header('Cache-Control', 'no-cache')
    return { ...catalogue, version, games: catalogue.games.map((game) => withDetails(world, game)) }
  })

  serve(app, getGame, ({ param }): EndpointWire<typeof getGame> => {
    const { games, ...lists } = theCatalogue(world.settings.catalogue)
    const row = games.find(([, slug, , , kind]) => slug === param('slug') && kind === param('kind'))
    if (!row) throw rejection(404, 'game.unknown')
    const [id, slug, name, provider, ...rest] = withDetails(world, row)
    return { ...lists, providers: lists.providers.slice(provider, provider + 1), games: [[id, slug, name, 0, ...rest]] }
  })

  serve(app, getLobby, async () => {
    const catalogue = theCatalogue(world.settings.catalogue)
    const version = getVersion(world, catalogue)
    const at = world.clock.moment(world.clock.now())
    return { version, at, shelves: getShelves(catalogue).map(withCards), players: await countPlaying(world) }
  })

  function withCards({ id, games }: ReturnType<typeof makeShelves>[number]) {
    return { id, games: games.map((game) => toCard(world, game)) }
  }
}

function getVersion({ settings }: World, { version }: Catalogue): string {
  return settings.pictures ? `${version}-pictures` : version
}

type Row = NonNullable<EndpointWire<typeof getCatalogue>['games'][number]>

/** A game as a whole row, with its picture and RTP if it has them. */
function withDetails(world: World, game: GameRow): Row {
  return [...game, getPictureAddress(world, game) ?? null, getRtp(game)]
}

const shelves = new WeakMap<Catalogue, ReturnType<typeof makeShelves>>()

function getShelves(catalogue: Catalogue) {
  const known = shelves.get(catalogue) ?? makeShelves(catalogue)
  shelves.set(catalogue, known)
  return known
}

function toCard(world: World, game: GameRow) {
  const [id, slug, name, provider, kind] = game
  const image = getPictureAddress(world, game)
  const { providers } = theCatalogue(world.settings.catalogue)
  return { id, slug, name, provider: providers[provider]?.name ?? '', kind, ...(image && { image }) }
}

function makeShelves(catalogue: Catalogue) {
  const first = (wanted: (game: GameRow) => boolean) => byPopularity(catalogue).filter(wanted).slice(0, CAROUSEL_GAMES)
  return [
    { id: 'popular' as const, games: first(([, , , , kind]) => kind === 'slots') },
    { id: 'new' as const, games: first(([, , , , kind, , isNew]) => kind === 'slots' && isNew) },
    { id: 'live' as const, games: first(([, , , , kind]) => kind === 'live') },
  ]
}
