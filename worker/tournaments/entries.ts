import * as v from 'valibot'
import type { PlayerSession } from '../auth/auth-session.ts'
import { type EntryReply, tournamentEntry } from '#endpoints/tournaments.ts'
import type { Context } from '../core/context.ts'
import type { IntentRow, TournamentEntryRow } from '#db/rows.ts'
import type { Names } from '#domain/languages/names.ts'

/** The most stored entries of a player; the ones reported last stay. */
const STORED_AT_MOST = 1_000

/**
 * Writes the player's entries from a reply or the socket. Throws `CommandError` (`cancelled`) if the player has logged
 * out.
 */
export async function putEntries(
  context: Context,
  player: PlayerSession,
  entries: readonly EntryReply[],
): Promise<void> {
  const names = await getTournamentNames(context, entries)
  await context.session.write(player, () => putEntriesInside(context, player, entries, names))
}

/**
 * Reads the names of won tournaments for the notices of prizes. Must run outside the player's transaction, which does
 * not include the tournaments' table.
 */
export async function getTournamentNames({ db }: Context, entries: readonly EntryReply[]): Promise<Map<string, Names>> {
  const won = entries.filter(({ prize }) => prize !== null).map(({ tournament }) => tournament)
  const rows = await db.tournaments.bulkGet(won)
  return new Map(rows.flatMap((row) => (row ? [[row.id, row.name]] : [])))
}

/**
 * Does what `putEntries` does, inside the caller's transaction. `asked` is the intent whose reply contains the entries.
 */
export async function putEntriesInside(
  { db, clock }: Context,
  { playerId }: PlayerSession,
  entries: readonly EntryReply[],
  names: ReadonlyMap<string, Names>,
  asked?: IntentRow,
): Promise<void> {
  await pruneEntries(db, playerId)
  for (const entry of entries) {
    const row = toRow(playerId, entry)
    const before = await db.tournamentEntries.get(row.id)
    // Messages may arrive late and out of order: the one with the latest `asOf` wins.
    const newest = before && before.asOf > row.asOf ? before : row
    await db.tournamentEntries.put({ ...newest, lastKey: asked?.key ?? before?.lastKey ?? null })
    // One notice of a prize: only if this device has seen the player in the tournament and has not stored the prize
    // yet.
    if (before?.joined !== true || before.prize !== null || newest.prize === null) continue
    const { tournamentId, prize } = newest
    const name = names.get(tournamentId) ?? null
    await db.notices.add({ playerId, at: clock.now(), kind: 'tournamentPrize', tournamentId, name, prize })
  }
}

/** Deletes the oldest entries (by `asOf`) before new ones are written. */
async function pruneEntries(db: Context['db'], playerId: string): Promise<void> {
  const playerEntries = db.tournamentEntries.where({ playerId })
  if ((await playerEntries.count()) <= STORED_AT_MOST) return
  const oldestFirst = await playerEntries.sortBy('asOf')
  await db.tournamentEntries.bulkDelete(oldestFirst.slice(0, -STORED_AT_MOST).map(({ id }) => id))
}

/** Applies a socket frame about the player's entry. Returns false if its data does not match the schema. */
export async function applyEntryFrame(context: Context, playerId: string, data: unknown): Promise<boolean> {
  const parsed = v.safeParse(tournamentEntry, data)
  if (!parsed.success) return false
  const authSession = await context.session.current()
  if (authSession?.playerId === playerId) await putEntries(context, { ...authSession, playerId }, [parsed.output])
  return true
}

function toRow(playerId: string, entry: EntryReply): TournamentEntryRow {
  const { tournament: tournamentId, joined, place, points, prize } = entry
  return {
    id: `${playerId}:${tournamentId}`,
    playerId,
    tournamentId,
    joined,
    place,
    points,
    prize,
    asOf: entry.as_of,
    lastKey: null,
  }
}
