import { liveQuery } from 'dexie'
import * as view from '../../worker/db/lobby-view.ts'
import { readStored } from './storage.ts'

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
  liveQuery(() => readStored(view.favouriteIds)).subscribe((next) => {
    ids = new Set(next)
    for (const listener of listeners) listener()
  })
}
