import { command } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import type { Journal } from '../money/index.ts'
import type { TournamentStatus } from '#domain/games/tournaments.ts'
import { joinOrLeave, type TournamentOrder } from './join.ts'
import { type LeadersOrder, loadLeaders } from './leaders.ts'
import { loadTournament, loadTournaments } from './tournaments.ts'

export { applyEntryFrame } from './entries.ts'
export { tournamentKind } from './join.ts'
export { createTournamentReader } from './leaderboard-topic.ts'

/** The commands of tournaments. The journal, in the money chunk, is loaded with the first command that needs it. */
export function tournamentsCommands(context: Context, journal: () => Promise<Journal>) {
  return {
    /**
     * Fetches the tournaments of a status, with the player's entries. In: the status, and the age (ms) up to which
     * stored data is used without a request; without it they are always fetched. Errors: those of a call; the last good
     * rows stay.
     */
    refresh: command((order: { status: TournamentStatus; olderThanMs?: number }) => loadTournaments(context, order)),
    /**
     * Fetches one tournament. Out: whether the operator has it; if not, its row is deleted. Errors: those of a call;
     * the last good row stays.
     */
    load: command(({ id }: { id: string }) => loadTournament(context, id)),
    /**
     * Fetches places of the leader table. In: the first place and how many (at most 100). Out: nothing; the lines are
     * written by then. Errors: those of a call; the last good lines stay.
     */
    loadLeaders: command((order: LeadersOrder) => loadLeaders(context, order)),
    /**
     * Joins a tournament. In: an idempotency key (UUID) that the page creates, and the tournament's id. Out: nothing;
     * the player's entry has the key as `lastKey` and is written by then. Errors: `funds`, `unavailable` (the
     * tournament is not stored here), `conflict` with reason `tournament.over` or `tournament.joined`, `pending`,
     * `offline`, `forbidden` (a break). With reason `unknown` the reply was lost, and the journal looks up the outcome. Sent once.
     */
    join: command(async (order: TournamentOrder) => joinOrLeave(context, await journal(), 'tournament.join', order)),
    /**
     * Leaves a tournament; the operator returns its fee. As `join`, except for the reasons: `tournament.points` once
     * the player has points, `tournament.over`, `tournament.notJoined`.
     */
    leave: command(async (order: TournamentOrder) => joinOrLeave(context, await journal(), 'tournament.leave', order)),
  }
}
