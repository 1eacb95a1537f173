import type { GameKind } from '../../../worker/db/view.ts'
import { useFetchedShelf } from '../../catalogue/use-fetched-shelf.ts'

/** Fetches the other games of a kind, once they are wanted; shows nothing. */
export function FetchedShelf({ kind, isWanted = true }: { kind: GameKind; isWanted?: boolean }) {
  useFetchedShelf(kind, isWanted)
  return null
}
