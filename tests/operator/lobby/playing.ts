import { HOUSE_GAMES } from '#domain/games/house-games.ts'
import { playedId } from '#domain/games/played-original.ts'
import type { World } from '../world.ts'

/** A player who has bet on a game in this time is playing it, ms. */
const PLAYING_MS = 5 * 60_000

/** How many play each of our own games: players and simulated ones, each once a game. Games without any are left out. */
export async function countPlaying({ database, clock, feed }: World): Promise<Record<string, number>> {
  const since = clock.now() - PLAYING_MS
  const sql = 'SELECT game, COUNT(*) AS players FROM recently_played WHERE at >= ? GROUP BY game'
  const rows = await database.read((query) => query.rows({ game: 'text', players: 'int' }, sql, [since]))
  const real = new Map(rows.map(({ game, players }) => [game, players]))
  const simulated = feed.countSimulated(since)
  const counts = HOUSE_GAMES.map(
    (game) => [game, (real.get(playedId(game)) ?? 0) + (simulated.get(game) ?? 0)] as const,
  )
  return Object.fromEntries(counts.filter(([, count]) => count > 0))
}
