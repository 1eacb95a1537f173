import type { GameKind } from '../../../worker/db/view.ts'
import { useFetchedCatalogue } from '../../catalogue/use-fetched-catalogue.ts'

/** Renders nothing; loads the catalogue of a game kind once `isWanted` is true. */
export function FetchedCatalogue({ kind, isWanted = true }: { kind: GameKind; isWanted?: boolean }) {
  useFetchedCatalogue(kind, isWanted)
  return null
}
