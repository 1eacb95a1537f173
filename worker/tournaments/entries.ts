import * as v from 'valibot'
import type { AuthSession } from '../auth/auth-session.ts'
import { type EntryReply, tournamentEntry } from '../endpoints/tournaments.ts'
import type { Context } from '../core/context.ts'
import type { IntentRow, TournamentEntryRow } from '../db/rows.ts'
import type { Names } from '../domain/protocol/names.ts'

type Player = AuthSession & { playerId: string }

/** So many entries of a player are stored, of the tournaments heard of last. */
const STORED_AT_MOST = 1_000

/** What is said of the player in tournaments: by a reply, or by the socket. Throws `CommandError` when the player has left. */
export async function putEntries(context: Context, player: Player, entries: readonly EntryReply[]): Promise<void> {
  const names = await getTournamentNames(context, entries)
  await context.session.write(player, () => putEntriesInside(context, player, entries, names))
}

/** The names that a notice of a prize would need: of everybody's rows, which a player's transaction does not hold. */
export async function getTournamentNames({ db }: Context, entries: readonly EntryReply[]): Promise<Map<string, Names>> {
  const won = entries.filter(({ prize }) => prize !== null).map(({ tournament }) => tournament)
  const rows = await db.tournaments.bulkGet(won)
  return new Map(rows.flatMap((row) => (row ? [[row.id, row.name]] : [])))
}

/** The same inside the caller's transaction. `asked` is the intent that they are the answer to. */
export async function putEntriesInside(
  { db, clock }: Context,
  { playerId }: Player,
  entries: readonly EntryReply[],
  names: ReadonlyMap<string, Names>,
  asked?: IntentRow,
): Promise<void> {
  await pruneEntries(db, playerId)
  for (const entry of entries) {
    const row = toRow(playerId, entry)
    const before = await db.tournamentEntries.get(row.id)
    // Messages come late and out of order: the one of the latest moment stands.
    const newest = before && before.asOf > row.asOf ? before : row
    await db.tournamentEntries.put({ ...newest, lastKey: asked?.key ?? before?.lastKey ?? null })
    // Of a tournament that this device has seen the player in, and whose prize it has not heard of: told once.
    if (before?.joined !== true || before.prize !== null || newest.prize === null) continue
    const { tournamentId, prize } = newest
    const name = names.get(tournamentId) ?? null
    await db.notices.add({ playerId, at: clock.now(), kind: 'tournamentPrize', tournamentId, name, prize })
  }
}

/** Makes room before the entries are written: those of the latest moments stay. */
async function pruneEntries(db: Context['db'], playerId: string): Promise<void> {
  const own = db.tournamentEntries.where({ playerId })
  if ((await own.count()) <= STORED_AT_MOST) return
  const oldestFirst = await own.sortBy('asOf')
  await db.tournamentEntries.bulkDelete(oldestFirst.slice(0, -STORED_AT_MOST).map(({ id }) => id))
}

/** A frame of the socket about the player in a tournament. False for what does not fit. */
export async function applyEntryFrame(context: Context, playerId: string, data: unknown): Promise<boolean> {
  const parsed = v.safeParse(tournamentEntry, data)
  if (!parsed.success) return false
  const holder = await context.session.current()
  if (holder?.playerId === playerId) await putEntries(context, { ...holder, playerId }, [parsed.output])
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
