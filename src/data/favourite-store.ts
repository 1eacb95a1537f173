import * as view from '../../worker/db/lobby-view.ts'
import { sharedQuery } from './shared-query.ts'

/** The player's favourites as one set for all tiles: a query per tile would be one for every game on screen. */
let ids: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()
let begun = false

/**
 * Calls the listener on every change. The query is never stopped, so that after a logout in another tab no old
 * favourites are left for the next tile.
 */
export function subscribeFavourites(listener: () => void): () => void {
  listeners.add(listener)
  if (!begun) begin()
  return () => listeners.delete(listener)
}

export function isFavourite(id: string): boolean {
  return ids.has(id)
}

function begin(): void {
  begun = true
  sharedQuery('favouriteIds', view.favouriteIds).subscribe((answer) => {
    // Safe: a key stands for one query, so its answer has that query's type.
    ids = new Set(answer?.value as Awaited<ReturnType<typeof view.favouriteIds>> | undefined)
    for (const listener of listeners) listener()
  })
}
