import { isOfVisitor } from '#domain/games/practice.ts'
import { currentPlayerId, database } from './page-database.ts'
import type { OriginalGame, RoundRow } from './rows.ts'

/** The page's query of a single round. Apart from `view.ts`, because a first visit shows none. */

/** The player's round of a game by its id; null if this device does not store it. */
export async function round(game: OriginalGame, id: string): Promise<RoundRow | null> {
  const row = await database.rounds.get(id)
  return row && row.game === game && isOfVisitor(row.playerId, await currentPlayerId()) ? row : null
}
