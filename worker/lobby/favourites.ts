import { type Enqueued, type OptimisticUpdates, applyOptimistic, reconcile } from '../outbox/optimistic-update.ts'
import { getFavourites, putFavourite } from '#endpoints/personal-lobby.ts'
import type { Context } from '../core/context.ts'
import { isNewer } from '#domain/time/newer.ts'

/** Optimistic updates of favourites: by game id, whether the game is one. */
const FAVOURITES: OptimisticUpdates<Record<string, boolean>> = {
  subject: 'favourites',
  rows: (db) => db.chosenFavourites,
  call(change) {
    const [gameId = '', favourite = false] = Object.entries(change)[0] ?? []
    return { endpoint: putFavourite, params: { gameId }, body: { favourite } }
  },
  async taken({ db }, playerId, change) {
    const before = (await db.favourites.get(playerId))?.ids ?? []
    const unchanged = before.filter((id) => !(id in change))
    const added = Object.keys(change).filter((id) => change[id] === true)
    await db.favourites.put({ playerId, ids: [...added, ...unchanged], toldAt: Date.now() })
  },
}

/**
 * Adds a game to the favourites or removes it. Returns why the call is enqueued, or null. Throws `CommandError`, and then
 * nothing has changed.
 */
export async function setFavourite(
  context: Context,
  { gameId, favourite }: { gameId: string; favourite: boolean },
): Promise<Enqueued> {
  // The row's key is the player's id, so it must be known.
  await context.session.player()
  return applyOptimistic(context, FAVOURITES, { [gameId]: favourite })
}

/** Fetches the favourites and reconciles pending changes with them. Throws `CommandError`. */
export async function loadFavourites(context: Context): Promise<void> {
  const { db, call, session } = context
  const authSession = await session.player()
  const { playerId } = authSession
  const waiting = await db.chosenFavourites.get(playerId)
  const clear = waiting && (await reconcile(context, FAVOURITES, waiting))
  const askedAt = Date.now()
  const ids = await call(getFavourites, { authSession })
  await session.write(authSession, async () => {
    const asOf = (await db.favourites.get(playerId))?.toldAt ?? 0
    // The operator has accepted a change since this request: ignore the older reply.
    if (isNewer(asOf, askedAt, Date.now())) return
    await clear?.()
    await db.favourites.put({ playerId, ids: [...new Set(ids)], toldAt: askedAt })
  })
}
