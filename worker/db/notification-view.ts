import { currentPlayerId, database } from './page-database.ts'
import type { NotificationRow } from './rows.ts'

/** The page's queries of notifications. Apart from `view.ts`, because the first paint shows none of them. */

/** What the player was notified of, newest first; empty for a guest. */
export async function notifications(): Promise<NotificationRow[]> {
  const playerId = await currentPlayerId()
  if (playerId === null) return []
  const rows = await database.notifications.where({ playerId }).toArray()
  return rows.toSorted((one, other) => other.id - one.id)
}
