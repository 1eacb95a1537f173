import { RECENT_MOST } from '#domain/games/game-types.ts'
import { HOUSE_GAMES } from '#domain/games/house-games.ts'
import { playedId } from '#domain/games/played-original.ts'
import { theCatalogue } from '../catalogue/make.ts'
import type { Query } from '../database.ts'
import { rejection } from '../http/problem.ts'
import type { World } from '../world.ts'

/** The ids of a player's favourite games, last added first. */
export async function readFavourites(query: Query, player: number): Promise<string[]> {
  const sql = 'SELECT game FROM favourites WHERE player = ? ORDER BY seq DESC'
  return (await query.rows({ game: 'text' }, sql, [player])).map(({ game }) => game)
}

/** Adds a game to a player's favourites, or removes it. Rejects an unknown game. */
export async function setFavourite(
  query: Query,
  world: World,
  { player, game, favourite }: { player: number; game: string; favourite: boolean },
): Promise<void> {
  if (!favourite) {
    await query.run('DELETE FROM favourites WHERE player = ? AND game = ?', [player, game])
    return
  }
  const isOurs = HOUSE_GAMES.some((each) => playedId(each) === game)
  if (!isOurs && !theCatalogue(world.settings.catalogue).games.some(([id]) => id === game)) {
    throw rejection(404, 'game.unknown')
  }
  await query.run('INSERT OR IGNORE INTO favourites (player, game) VALUES (?, ?)', [player, game])
}

/** The games that a player opened last, most recent first. */
export async function recentlyPlayedBy(query: Query, player: number): Promise<{ game: string; at: number }[]> {
  const sql = 'SELECT game, at FROM recently_played WHERE player = ? ORDER BY seq DESC LIMIT ?'
  return query.rows({ game: 'text', at: 'int' }, sql, [player, RECENT_MOST])
}

/** Records that a player opened a game or bet on an original. Call it at each launch and each accepted bet. */
export async function recordPlayed(
  query: Query,
  { player, game, at }: { player: number; game: string; at: number },
): Promise<void> {
  await query.run('INSERT OR REPLACE INTO recently_played (player, game, at) VALUES (?, ?, ?)', [player, game, at])
}
