import { useFetchedCatalogue } from '../../catalogue/use-fetched-catalogue.ts'
import type { GameKind } from '#domain/games/game-types.ts'

/** Renders nothing; loads the catalogue of a game kind once `isWanted` is true. */
export function FetchedCatalogue({ kind, isWanted = true }: { kind: GameKind; isWanted?: boolean }) {
  useFetchedCatalogue(kind, isWanted)
  return null
}
