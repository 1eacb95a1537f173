import { type CatalogueOrder, theCatalogue } from '../../operator/catalogue/make.ts'
import type { GameKind } from '#domain/games/game-types.ts'

type Game = { id: string; slug: string; provider: string }

/** The operator's games of a kind, by popularity. */
export function byPopularity(order: CatalogueOrder, kind: GameKind): Game[] {
  const { games, providers } = theCatalogue(order)
  return games
    .filter((game) => game[4] === kind)
    .sort((a, b) => a[5] - b[5])
    .map(([id, slug, , provider]) => ({ id: String(id), slug, provider: providers[provider]?.name ?? '' }))
}
