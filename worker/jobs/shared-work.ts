import { lazyImport } from '../core/lazy-import.ts'
import type { Context } from '../core/context.ts'
import { currentToken, sendOutbox } from '../outbox/outbox.ts'
import { loadProfile } from '../profile/index.ts'

/** Work that the leader's jobs and the visit of each tab have in common. */

/** Mirrors are not needed at start. */
export const loadMirrors = lazyImport(() => import('../connection/mirrors/index.ts'))

/**
 * Fetches the profile if it may have changed without a notification: while the socket is open, the operator itself
 * sends money and bonuses. What the socket does not send, such as a name changed on another device, is fetched when the
 * player returns to the tab and the profile is older than `olderThanMs` (ms).
 */
export async function refreshProfile(context: Context, olderThanMs = Infinity): Promise<void> {
  const { db, clock, session } = context
  const realtime = await db.facts.get('realtime')
  const isPushed = realtime?.id === 'realtime' && realtime.state === 'open'
  const fetchedAt = (await db.players.get((await session.current())?.playerId ?? ''))?.fetchedAt ?? 0
  const age = clock.now() - fetchedAt
  // A timestamp in the future comes from a clock that has been corrected since.
  if (!isPushed || age < 0 || age > olderThanMs) await loadProfile(context)
}

/** Sends the enqueued calls of this worker and those of the service worker. */
export async function sendCalls(context: Context): Promise<void> {
  const { db, session, page } = context
  const current = await currentToken(session)
  await Promise.all([sendOutbox(db, session), page.bridge.sendCalls(current)])
  await confirmChosen(context)
}

/** Enqueued choices that have just been sent are confirmed by the next profile. */
export async function confirmChosen(context: Context): Promise<void> {
  const { chosenSettings, chosenFavourites } = context.db
  const rows = [...(await chosenSettings.toArray()), ...(await chosenFavourites.toArray())]
  if (rows.some(({ queued }) => queued.length > 0)) await loadProfile(context)
}
