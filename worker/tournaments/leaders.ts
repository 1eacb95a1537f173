import { getLeaders } from '#endpoints/tournaments.ts'
import type { Context } from '../core/context.ts'
import { LEADERS_PER_PAGE } from '#domain/games/tournaments.ts'

/** `from` is the first place, from 1 on. */
export type LeadersOrder = { id: string; from: number; count: number }

/** The most stored lines of all tables; beyond that, the lines of the other tournaments are deleted. */
const STORED_AT_MOST = 20_000

/** Fetches places of a leader table. Throws `CommandError`; the last good lines stay. */
export async function loadLeaders(context: Context, { id, from, count }: LeadersOrder): Promise<void> {
  const { db, clock, call, trackLoad } = context
  const limit = Math.min(count, LEADERS_PER_PAGE)
  const query = { from: String(from), limit: String(limit) }
  const { items, ranked } = await trackLoad('leaders', () => call(getLeaders, { params: { id }, query }))
  const fetchedAt = clock.now()
  const rows = items
    .filter(({ place }) => place >= from && place < from + limit)
    .map((item) => ({ ...item, tournamentId: id, fetchedAt }))
  await db.transaction('rw', db.leaders, async () => {
    // Delete old lines of these places, and all lines beyond the last place.
    await queryPlaces(context, id, from, from + limit - 1).delete()
    await queryPlaces(context, id, ranked + 1, Infinity).delete()
    await db.leaders.bulkPut(rows)
    if ((await db.leaders.count()) > STORED_AT_MOST) {
      await db.leaders.filter(({ tournamentId }) => tournamentId !== id).delete()
    }
  })
}

function queryPlaces({ db }: Context, id: string, from: number, to: number) {
  return db.leaders.where('[tournamentId+place]').between([id, from], [id, to], true, true)
}
