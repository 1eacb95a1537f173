import * as view from '../../worker/db/lobby-view.ts'
import { sharedQuery } from './shared-query.ts'

/** The player's favourites as one set for all tiles: a query each would be a query for every game on screen. */
let ids: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()
let begun = false

/** Hears of every change. Once begun, the query runs on: a logout elsewhere leaves nothing here for the next tile. */
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
    // A key stands for one query, so what comes under it has that query's type.
    ids = new Set(answer?.value as Awaited<ReturnType<typeof view.favouriteIds>> | undefined)
    for (const listener of listeners) listener()
  })
}
