import type { MyDatabase } from './my-database.ts'
import type { RecentlyPlayedRow } from './rows.ts'
import { RECENT_MOST, SETTLED_MOST } from '#domain/games/game-types.ts'
import { isPlayedOriginal } from '#domain/games/played-original.ts'

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
 * transaction. Does nothing if the game is already the last one, or if the bet is older than those of all games that
 * are kept. Throws Dexie's errors.
 */
export async function noteSettled(db: MyDatabase, playerId: string, game: string, at: number): Promise<void> {
  const row = await db.recentlyPlayed.get(playerId)
  const before = row?.settledGames ?? []
  if (before[0]?.game === game || before.some((one) => one.game === game && one.at >= at)) return
  const settledGames = newestPlayed([{ game, at }, ...before]).slice(0, SETTLED_MOST)
  if (settledGames.every((one, index) => one === before[index])) return
  await db.recentlyPlayed.put({ games: [], ...row, playerId, settledGames })
}

/**
 * Whether a bet is the player's first, as far as this browser knows: it has the bets of other devices that the operator
 * lists. Call it before the bet.
 */
export async function isFirstBet(db: MyDatabase, playerId: string): Promise<boolean> {
  const { games = [], settledGames = [] } = (await db.recentlyPlayed.get(playerId)) ?? {}
  return settledGames.length === 0 && !games.some(({ game }) => isPlayedOriginal(game))
}

/** The games newest first, each once, at most `RECENT_MOST`. */
export function newestPlayed(games: Played): Played {
  const seen = new Set<string>()
  return games
    .toSorted((a, b) => b.at - a.at)
    .filter(({ game }) => !seen.has(game) && seen.add(game))
    .slice(0, RECENT_MOST)
}
