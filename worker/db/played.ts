import type { MyDatabase } from './my-database.ts'
import type { RecentlyPlayedRow } from './rows.ts'
import { RECENT_MOST } from '../domain/games/game-types.ts'

type Played = RecentlyPlayedRow['games']

/**
 * Stores that a player played the game with the id `game` at `at` (ms of server time); call it inside a transaction.
 * Does nothing if the game is already the newest, so repeated rounds cost no write. Throws Dexie's errors.
 */
export async function notePlayed(db: MyDatabase, playerId: string, game: string, at: number): Promise<void> {
  const row = await db.recentlyPlayed.get(playerId)
  const here = row?.games ?? []
  if (here[0]?.game === game) return
  await db.recentlyPlayed.put({ ...row, playerId, games: newestPlayed([{ game, at }, ...here]) })
}

/**
 * Stores that a bet of a player on the game was settled, placed at `at` (ms of server time); call it inside a
 * transaction. Does nothing for an older bet, or if the game is already the last one. Throws Dexie's errors.
 */
export async function noteSettled(db: MyDatabase, playerId: string, game: string, at: number): Promise<void> {
  const row = await db.recentlyPlayed.get(playerId)
  const last = row?.settled
  if (last && (last.at >= at || last.game === game)) return
  await db.recentlyPlayed.put({ games: [], ...row, playerId, settled: { game, at } })
}

/** The games newest first, each once, at most `RECENT_MOST`. */
export function newestPlayed(games: Played): Played {
  const seen = new Set<string>()
  return games
    .toSorted((a, b) => b.at - a.at)
    .filter(({ game }) => !seen.has(game) && seen.add(game))
    .slice(0, RECENT_MOST)
}
