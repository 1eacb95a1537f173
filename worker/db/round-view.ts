import { isOfVisitor } from '#domain/games/practice.ts'
import { currentPlayerId, database } from './page-database.ts'
import type { OriginalGame, RoundRow, SeedPairRow } from './rows.ts'

/** The page's queries of single rounds and of seeds. Apart from the others, because only a check of rounds shows them. */

/** The player's round of a game by its id; null if this device does not store it. */
export async function round(game: OriginalGame, id: string): Promise<RoundRow | null> {
  const row = await database.rounds.get(id)
  return row && row.game === game && isOfVisitor(row.playerId, await currentPlayerId()) ? row : null
}

/** The seed pair of a round, by its hash; null if unknown. Its server seed is null until the pair has been rotated. */
export async function seedPair(serverSeedHash: string): Promise<SeedPairRow | null> {
  const row = await database.seedPairs.get(serverSeedHash)
  return row && isOfVisitor(row.playerId, await currentPlayerId()) ? row : null
}

/** The player's revealed seed pairs of a game, null for all, at most `count`, the last revealed first. */
export async function revealedSeedPairs(game: OriginalGame | null, count: number): Promise<SeedPairRow[]> {
  const playerId = await currentPlayerId()
  if (playerId === null) return []
  const isListed = (row: SeedPairRow) => row.serverSeed !== null && (game === null || row.game === game)
  const rows = (await database.seedPairs.where({ playerId }).toArray()).filter(isListed)
  return rows.toSorted((one, other) => (other.revealedAt ?? 0) - (one.revealedAt ?? 0)).slice(0, count)
}

/** The player's rounds on a seed pair, as far as this device stores them, the last bet first. */
export async function roundsOfPair(game: OriginalGame, serverSeedHash: string): Promise<RoundRow[]> {
  const playerId = await currentPlayerId()
  if (playerId === null) return []
  const rounds = database.rounds.where('[playerId+game+at]').between([playerId, game, 0], [playerId, game, Infinity])
  const rows = (await rounds.toArray()).filter((round) => round.serverSeedHash === serverSeedHash)
  return rows.toSorted((one, other) => other.nonce - one.nonce)
}
