import type { GameKind } from '../../../worker/db/view.ts'
import { useFetchedCatalogue } from '../../catalogue/use-fetched-catalogue.ts'

/** Fetches the other games of a kind, once they are wanted; shows nothing. */
export function FetchedCatalogue({ kind, isWanted = true }: { kind: GameKind; isWanted?: boolean }) {
  useFetchedCatalogue(kind, isWanted)
  return null
}
