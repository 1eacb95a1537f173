import { type Catalogue, theCatalogue } from '../catalogue/make.ts'
import type { World } from '../world.ts'

export type ProvidedGame = {
  id: string
  slug: string
  name: string
  provider: string
  kind: 'slots' | 'live'
  hasDemo: boolean
  /** A roulette table, the only kind of live table that this provider can run. */
  hasWheel: boolean
}

const known = new WeakMap<Catalogue, Map<string, ProvidedGame>>()

/** A game of the catalogue; undefined for an unknown id. */
export function gameById(world: World, id: string): ProvidedGame | undefined {
  return games(world).get(id)
}

export function gameBySlug(world: World, slug: string): ProvidedGame | undefined {
  return [...games(world).values()].find((game) => game.slug === slug)
}

function games({ settings }: World): Map<string, ProvidedGame> {
  const catalogue = theCatalogue(settings.catalogue)
  const found = known.get(catalogue) ?? new Map(catalogue.games.map((row) => [String(row[0]), toGame(row, catalogue)]))
  known.set(catalogue, found)
  return found
}

function toGame(row: Catalogue['games'][number], { providers, types }: Catalogue): ProvidedGame {
  const [id, slug, name, provider, kind, , , type, , hasDemo] = row
  const hasWheel = kind === 'live' && types[type] === 'roulette'
  return { id: String(id), slug, name, provider: providers[provider]?.name ?? '', kind, hasDemo, hasWheel }
}
