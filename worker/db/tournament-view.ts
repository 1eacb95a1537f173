import { type TopBoardName, topBoardKey } from '../domain/games/top.ts'
import { currentPlayerId, database } from './page-database.ts'
import type { LeaderRow, TopBoardRow, TopPlaceRow, TournamentEntryRow, TournamentRow } from './rows.ts'

/** The page's view of tournaments and leaders; apart from `view.ts`, as a first visit shows none of it. */

/** All tournaments that are stored; which are active is a matter of the clock (domain/games/tournaments). */
export async function tournaments(): Promise<TournamentRow[]> {
  return database.tournaments.toArray()
}

/** One tournament; null where it is not known here. */
export async function tournament(id: string): Promise<TournamentRow | null> {
  return (await database.tournaments.get(id)) ?? null
}

/** The player's part in all tournaments; none for a guest. */
export async function tournamentEntries(): Promise<TournamentEntryRow[]> {
  return database.tournamentEntries.where({ playerId: (await currentPlayerId()) ?? '' }).toArray()
}

/** Places of a table, of those that are stored, in order. */
export async function leaders(id: string, from: number, to: number): Promise<LeaderRow[]> {
  return database.leaders.where('[tournamentId+place]').between([id, from], [id, to], true, true).toArray()
}

/** The leaders of a board, and the player's own line on it (null where it has none, undefined where that is not known). */
export async function topBoard(
  name: TopBoardName,
): Promise<{ board: TopBoardRow; own: TopPlaceRow['line'] | undefined } | null> {
  const key = topBoardKey(name)
  const board = await database.topBoards.get(key)
  if (!board) return null
  const own = await database.topPlaces.get(`${await currentPlayerId()}:${key}`)
  return { board, own: own?.line }
}
