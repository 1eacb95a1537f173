import { currentPlayerId, database } from './page-database.ts'
import type { OriginalGame, RoundRow } from './rows.ts'

/** The page's view of a single round; apart from `view.ts`, as a first visit shows none. */

/** The player's round of a game by its id; null where the device keeps none. */
export async function round(game: OriginalGame, id: string): Promise<RoundRow | null> {
  const row = await database.rounds.get(id)
  return row && row.game === game && row.playerId === (await currentPlayerId()) ? row : null
}
