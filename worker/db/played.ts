import type { MyDatabase } from './my-database.ts'
import type { RecentlyPlayedRow } from './rows.ts'
import { RECENT_MOST } from '../domain/games/game-types.ts'

type Played = RecentlyPlayedRow['games']

/**
 * Notes what a player has played at `at` (ms of server time), by its id; inside the caller's transaction. Of many rounds
 * of one game only the first changes anything. Throws what the database does.
 */
export async function notePlayed(db: MyDatabase, playerId: string, game: string, at: number): Promise<void> {
  const here = (await db.recentlyPlayed.get(playerId))?.games ?? []
  if (here[0]?.game === game) return
  await db.recentlyPlayed.put({ playerId, games: newestPlayed([{ game, at }, ...here]) })
}

/** The newest first, each game once, and no more than are shown. */
export function newestPlayed(games: Played): Played {
  const seen = new Set<string>()
  return games
    .toSorted((a, b) => b.at - a.at)
    .filter(({ game }) => !seen.has(game) && seen.add(game))
    .slice(0, RECENT_MOST)
}
