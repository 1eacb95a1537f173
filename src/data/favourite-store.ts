import { liveQuery } from 'dexie'
import * as view from '../../worker/db/lobby-view.ts'
import { readStored } from './storage.ts'

/** The player's favourites as one set for all tiles: a query each would be a query for every game on screen. */
let ids: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()
let stop: (() => void) | null = null

/** Hears of every change; the query runs while anybody listens. */
export function subscribeFavourites(listener: () => void): () => void {
  listeners.add(listener)
  stop ??= start()
  return () => {
    listeners.delete(listener)
    // Tiles come and go with every row that is scrolled: only when none is left is there nothing to follow.
    if (listeners.size > 0) return
    stop?.()
    stop = null
  }
}

export function isFavourite(id: string): boolean {
  return ids.has(id)
}

function start(): () => void {
  const subscription = liveQuery(() => readStored(view.favouriteIds)).subscribe((next) => {
    ids = new Set(next)
    for (const listener of listeners) listener()
  })
  return () => subscription.unsubscribe()
}
