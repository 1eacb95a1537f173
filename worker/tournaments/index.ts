import { command } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import type { Journal } from '../money/index.ts'
import type { TournamentStatus } from '../domain/games/tournaments.ts'
import { joinOrLeave, type TournamentOrder } from './join.ts'
import { type LeadersOrder, loadLeaders } from './leaders.ts'
import { loadTournament, loadTournaments } from './tournaments.ts'

export { applyEntryFrame } from './entries.ts'
export { tournamentKind } from './join.ts'
export { createTournamentReader } from './live-table.ts'

/** The commands of tournaments. The journal, and the code of money with it, is loaded with the first that needs it. */
export function tournamentsCommands(context: Context, journal: () => Promise<Journal>) {
  return {
    /**
     * Fetches the tournaments of a status, with the player's own part in them. In: the status, and how old what is
     * stored may be to be good enough (ms; left out, it is fetched anyway). Errors: those of a call; the last ones stay.
     */
    refresh: command((order: { status: TournamentStatus; olderThanMs?: number }) => loadTournaments(context, order)),
    /**
     * Fetches one tournament. Out: whether the operator has it; where it has not, its row is gone. Errors: those of a
     * call; the last row stays.
     */
    load: command(({ id }: { id: string }) => loadTournament(context, id)),
    /**
     * Fetches places of a table. In: the first place and how many (100 at most). Out: nothing; the lines are written by
     * then. Errors: those of a call; the last ones stay.
     */
    loadLeaders: command((order: LeadersOrder) => loadLeaders(context, order)),
    /**
     * Joins a tournament. In: an idempotency key (UUID) that the page has made, and the tournament's id. Out: nothing;
     * the player's row carries the key as `lastKey` and is written by then. Errors: `funds`, `unavailable` (the
     * tournament is not known here), `conflict` with reason `tournament.over` or `tournament.joined`, `pending`,
     * `offline`; with reason `unknown` it may have been taken and is being asked for. Sent once.
     */
    join: command(async (order: TournamentOrder) => joinOrLeave(context, await journal(), 'tournament.join', order)),
    /**
     * Leaves a tournament; its fee comes back. As `join`, but for the reasons: `tournament.points` once there is a
     * point, `tournament.over`, `tournament.notJoined`.
     */
    leave: command(async (order: TournamentOrder) => joinOrLeave(context, await journal(), 'tournament.leave', order)),
  }
}
