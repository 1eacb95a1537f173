import type { EndpointReply } from '../http/endpoint.ts'
import { getTournament, getTournaments, type TournamentReply } from '#endpoints/tournaments.ts'
import { toAppError } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import type { TournamentRow } from '#db/rows.ts'
import { isTournamentId, type TournamentStatus, tournamentStatus } from '#domain/games/tournaments.ts'
import { putEntries } from './entries.ts'

type ListOrder = { status: TournamentStatus; olderThanMs?: number }

/** For this long after its start or end, a tournament may be missing in the operator's list of its new status, ms. */
const SETTLES_WITHIN_MS = 60_000

/** Fetches the tournaments of a status. Throws `CommandError`; the last good rows stay. */
export async function loadTournaments(context: Context, { status, olderThanMs }: ListOrder): Promise<void> {
  const { db, clock, call, trackLoad } = context
  if (olderThanMs !== undefined && (await readAge(context, status)) < olderThanMs) return
  const { items } = await trackLoad('tournaments', () => call(getTournaments, { query: { status } }))
  const fetchedAt = clock.now()
  const rows = items.map((item) => toRow(item, fetchedAt))
  await db.transaction('rw', db.tournaments, db.facts, async () => {
    const named = new Set(rows.map(({ id }) => id))
    // Delete tournaments that the operator no longer lists, except those whose status has just changed.
    const gone = await db.tournaments
      .filter((row) => {
        const isOfList = [fetchedAt, fetchedAt - SETTLES_WITHIN_MS].every((at) => tournamentStatus(row, at) === status)
        return isOfList && !named.has(row.id)
      })
      .primaryKeys()
    await db.tournaments.bulkDelete(gone)
    await db.tournaments.bulkPut(rows)
    const fact = await db.facts.get('tournaments')
    const before = fact?.id === 'tournaments' ? fact.fetchedAt : {}
    await db.facts.put({ id: 'tournaments', fetchedAt: { ...before, [status]: fetchedAt } })
  })
  await applyEntries(context, items)
}

/**
 * How long ago a list was fetched, ms. A timestamp in the future comes from a clock that has been corrected since, and
 * counts as infinitely old.
 */
async function readAge({ db, clock }: Context, status: TournamentStatus): Promise<number> {
  const fact = await db.facts.get('tournaments')
  const at = fact?.id === 'tournaments' ? fact.fetchedAt[status] : undefined
  const age = clock.now() - (at ?? -Infinity)
  return age < 0 ? Infinity : age
}

/** Fetches one tournament. Returns whether the operator has it. Throws `CommandError`; the last good row stays. */
export async function loadTournament(context: Context, id: string): Promise<{ isKnown: boolean }> {
  const { db, clock } = context
  if (!isTournamentId(id)) return { isKnown: false }
  const reply = await context.trackLoad('tournament', () => askFor(context, id))
  if (!reply) {
    await db.tournaments.delete(id)
    return { isKnown: false }
  }
  await db.tournaments.put(toRow(reply.tournament, clock.now()))
  await applyEntries(context, [reply.tournament])
  return { isKnown: true }
}

async function askFor({ call }: Context, id: string): Promise<EndpointReply<typeof getTournament> | null> {
  try {
    return await call(getTournament, { params: { id } })
  } catch (error) {
    const { status, reason } = toAppError(error)
    if (status === 404 && reason === 'tournament.unknown') return null
    throw error
  }
}

/** Writes the player's entries in replies; does nothing for a guest. */
async function applyEntries(context: Context, items: readonly TournamentReply[]): Promise<void> {
  const entries = items.flatMap(({ entry }) => entry ?? [])
  if (entries.length === 0 || !(await context.session.current())) return
  const player = await context.session.player()
  await putEntries(context, player, entries)
}

function toRow(reply: TournamentReply, fetchedAt: number): TournamentRow {
  const { id, name, picture, games, points, prizes, currency, rates, players } = reply
  return {
    id,
    name,
    picture,
    startsAt: reply.starts_at,
    endsAt: reply.ends_at,
    games,
    points: { by: points.by, per: points.per, minBet: points.min_bet },
    prizes: prizes.toSorted((one, other) => one.from - other.from),
    entryFee: reply.entry_fee === null || reply.entry_fee === 0 ? null : reply.entry_fee,
    currency,
    rates,
    players,
    fetchedAt,
  }
}
