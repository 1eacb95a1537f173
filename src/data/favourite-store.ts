import { createStore } from '../browser/create-store.ts'
import * as view from '#db/lobby-view.ts'
import { sharedQuery } from './shared-query.ts'

/** The player's favourites as one set for all tiles: a query per tile would be one for every game on screen. */
const ids = createStore<ReadonlySet<string>>(new Set())
let begun = false

/**
 * Calls the listener on every change. The query is never stopped, so that after a logout in another tab no old
 * favourites are left for the next tile.
 */
export function subscribeFavourites(listener: () => void): () => void {
  const unsubscribe = ids.subscribe(listener)
  if (!begun) begin()
  return unsubscribe
}

export function isFavourite(id: string): boolean {
  return ids.get().has(id)
}

function begin(): void {
  begun = true
  sharedQuery('favouriteIds', view.favouriteIds).subscribe((answer) => {
    // Safe: a key stands for one query, so its answer has that query's type.
    ids.set(new Set(answer?.value as Awaited<ReturnType<typeof view.favouriteIds>> | undefined))
  })
}
