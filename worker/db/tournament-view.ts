import { type TopBoardName, topBoardKey } from '#domain/games/top.ts'
import { currentPlayerId, database } from './page-database.ts'
import type { LeaderRow, TopBoardRow, TopPlaceRow, TournamentEntryRow, TournamentRow } from './rows.ts'

/** The page's queries of tournaments and leaders. Apart from `view.ts`, because a first visit shows none of them. */

/** All stored tournaments; which of them are active depends on the clock (domain/games/tournaments). */
export async function tournaments(): Promise<TournamentRow[]> {
  return database.tournaments.toArray()
}

/** One tournament by id; null if it is not stored. */
export async function tournament(id: string): Promise<TournamentRow | null> {
  return (await database.tournaments.get(id)) ?? null
}

/** The player's entries in all tournaments; empty for a guest. */
export async function tournamentEntries(): Promise<TournamentEntryRow[]> {
  return database.tournamentEntries.where({ playerId: (await currentPlayerId()) ?? '' }).toArray()
}

/** The stored lines of a tournament's table from place `from` to place `to`, both inclusive, in order. */
export async function leaders(id: string, from: number, to: number): Promise<LeaderRow[]> {
  return database.leaders.where('[tournamentId+place]').between([id, from], [id, to], true, true).toArray()
}

/**
 * The leaders of a board and the player's own line on it (null: not on the board; undefined: unknown). Null if not
 * stored.
 */
export async function topBoard(
  name: TopBoardName,
): Promise<{ board: TopBoardRow; playerLine: TopPlaceRow['line'] | undefined } | null> {
  const key = topBoardKey(name)
  const board = await database.topBoards.get(key)
  if (!board) return null
  const place = await database.topPlaces.get(`${await currentPlayerId()}:${key}`)
  return { board, playerLine: place?.line }
}
