import * as view from '#db/tournament-view.ts'
import { type TopBoardName, topBoardKey } from '#domain/games/top.ts'
import { useLive } from './live-query.ts'

export const useTournaments = () => useLive('tournaments', view.tournaments)
/** One tournament; null when it is not stored here. */
export const useTournament = (id: string) => useLive(`tournament:${id}`, () => view.tournament(id))
/** The player's entries in tournaments; none for a guest. */
export const useTournamentEntries = () => useLive('tournamentEntries', view.tournamentEntries)
/** Places `from` to `to` of a leaderboard, as far as they are stored. */
export const useLeaders = (id: string, from: number, to: number) =>
  useLive(`leaders:${id}:${from}:${to}`, () => view.leaders(id, from, to))
export const useTopBoard = (name: TopBoardName) => useLive(`top:${topBoardKey(name)}`, () => view.topBoard(name))
