import { type Catalogue, type CatalogueOrder, theCatalogue } from './make.ts'

export type GameRow = Catalogue['games'][number]

const sorted = new WeakMap<Catalogue, GameRow[]>()

/** The games of a catalogue, the most popular first. */
export function byPopularity(catalogue: Catalogue): readonly GameRow[] {
  const known = sorted.get(catalogue) ?? catalogue.games.toSorted((one, other) => one[5] - other[5])
  sorted.set(catalogue, known)
  return known
}

const first = new Map<string, GameRow[]>()

/** The most popular games of a kind in this operator's catalogue. */
export function popularGames(order: CatalogueOrder, kind: 'slots' | 'live', most: number): readonly GameRow[] {
  const key = `${order.size} ${order.names} ${kind} ${most}`
  const games =
    first.get(key) ??
    byPopularity(theCatalogue(order))
      .filter(([, , , , each]) => each === kind)
      .slice(0, most)
  first.set(key, games)
  return games
}
