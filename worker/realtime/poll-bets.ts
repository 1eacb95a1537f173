import type { Context } from '../core/context.ts'
import { isSharedBetOpen } from '#domain/games/shared-rounds.ts'
import { loadProfile } from '../profile/index.ts'

const SHARED_EVERY_MS = 3_000
/** Sports bets take hours. */
const SPORTS_EVERY_MS = 15_000

/**
 * Returns a function that fetches the player's open bets if that is due, because no frame reports their end; with the
 * end of one, the balance too. Without an open bet it fetches nothing.
 */
export function createBetPolling(context: Context): () => Promise<void> {
  const { db, session } = context
  let sharedAt = -Infinity
  let sportsAt = -Infinity

  async function openBets() {
    const playerId = (await session.current())?.playerId
    if (!playerId) return { shared: [], sports: [] }
    const shared = await db.liveBets.where({ playerId }).filter(isSharedBetOpen).toArray()
    const sports = await db.sportBets
      .where({ playerId })
      .filter(({ status }) => status === 'open')
      .toArray()
    return { shared, sports }
  }

  return async () => {
    const now = performance.now()
    const before = await openBets()
    const isSharedDue = before.shared.length > 0 && now - sharedAt >= SHARED_EVERY_MS
    const isSportsDue = before.sports.length > 0 && now - sportsAt >= SPORTS_EVERY_MS
    if (isSharedDue) {
      sharedAt = now
      const { loadSharedBets } = await import('../games/index.ts')
      for (const game of new Set(before.shared.map((bet) => bet.game))) await loadSharedBets(context, game)
    }
    if (isSportsDue) {
      sportsAt = now
      const { refreshOpenSportBets } = await import('../betting/index.ts')
      await refreshOpenSportBets(context)
    }
    if (!isSharedDue && !isSportsDue) return
    const after = await openBets()
    const stillOpen = new Set([...after.shared, ...after.sports].map(({ id }) => id))
    if ([...before.shared, ...before.sports].some(({ id }) => !stillOpen.has(id))) await loadProfile(context)
  }
}
