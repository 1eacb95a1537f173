import type { AuthSession } from '../auth/auth-session.ts'
import type { MyDatabase } from '../db/my-database.ts'
import type { HistoryExtentRow, HistoryRow } from '../db/rows.ts'
import { hasCommitmentMismatch } from '../domain/fairness/commitment.ts'
import type { HistoryKind } from '../domain/money/history.ts'

/** So many lines of a kind are kept; the oldest go. */
export const LINES_AT_MOST = 5_000

export type Player = AuthSession & { playerId: string }
/** Lines as they came, newest first; `next` is where the operator goes on, null at the end. */
export type HistoryPage = { rows: HistoryRow[]; next: string | null }
/** What is kept of a history: an unbroken run from its newest line down. */
export type CachedHistory = { playerId: string; kind: HistoryKind; extent: HistoryExtentRow | undefined; count: number }

type Mark = HistoryExtentRow['marks'][number]
/** When lines came, and what they were told in. */
type Told = { fetchedAt: number; language: string }

/** What is kept of a player's history of one kind; `count` in lines. */
export async function getCachedHistory(db: MyDatabase, playerId: string, kind: HistoryKind): Promise<CachedHistory> {
  const [extent, count] = await Promise.all([
    db.historyExtents.get(`${playerId}:${kind}`),
    linesOf(db, { playerId, kind }).count(),
  ])
  return { playerId, kind, extent, count }
}

/** Whether a page reaches down to what is kept; where that is to be told anew, down to its oldest line. */
export async function isMet(
  db: MyDatabase,
  { extent }: CachedHistory,
  { rows }: HistoryPage,
  anew: boolean,
): Promise<boolean> {
  if (anew) return (rows.at(-1)?.at ?? -Infinity) <= (extent?.oldestAt ?? Infinity)
  const known = await db.history.bulkGet(rows.map(({ key }) => key))
  return known.some((row) => row !== undefined)
}

/**
 * Takes the newest pages, inside the caller's transaction. Those that do not meet what is kept take its place: a hole is
 * never shown.
 */
export async function replace(
  db: MyDatabase,
  { playerId, kind, extent }: CachedHistory,
  pages: readonly HistoryPage[],
  met: boolean,
  told: Told,
): Promise<void> {
  const rows = pages.flatMap((page) => page.rows)
  if (!met) await deleteAllBut(db, { playerId, kind }, rows)
  await putChanged(db, rows)
  const marks = met && extent ? [...newMarks(pages, extent.marks), ...extent.marks] : newMarks(pages, [])
  await putExtent(db, { playerId, kind }, met && extent ? extent.next : (pages.at(-1)?.next ?? null), marks, told)
}

/** Takes the page after the oldest line that is kept, inside the caller's transaction. */
export async function append(
  db: MyDatabase,
  { playerId, kind, extent }: CachedHistory,
  page: HistoryPage,
  told: Told,
): Promise<void> {
  await putChanged(db, page.rows)
  const marks = extent?.marks ?? []
  await putExtent(db, { playerId, kind }, page.next, [...marks, ...newMarks([page], marks)], extent ?? told)
}

async function putExtent(
  db: MyDatabase,
  { playerId, kind }: Pick<CachedHistory, 'playerId' | 'kind'>,
  next: string | null,
  marks: Mark[],
  { fetchedAt, language }: Pick<HistoryExtentRow, 'fetchedAt' | 'language'>,
): Promise<void> {
  const lines = { playerId, kind }
  const last = await trim(db, lines, marks)
  const kept = last ? { next: last.next, marks: marks.slice(0, marks.indexOf(last) + 1) } : { next, marks }
  const oldest = await linesOf(db, lines).first()
  const key = `${playerId}:${kind}`
  await db.historyExtents.put({ key, ...lines, ...kept, oldestAt: oldest?.at ?? null, language, fetchedAt })
}

/**
 * Lets the oldest lines go, down to a mark: from there the operator can be asked to go on. Gives that mark; null when
 * nothing had to go.
 */
async function trim(
  db: MyDatabase,
  lines: Pick<CachedHistory, 'playerId' | 'kind'>,
  marks: Mark[],
): Promise<Mark | null> {
  const { playerId, kind } = lines
  const surplus = (await linesOf(db, lines).count()) - LINES_AT_MOST
  if (surplus <= 0) return null
  const oldestThatMayStay = await linesOf(db, lines).offset(surplus).first()
  const mark = marks.findLast(({ at }) => at >= (oldestThatMayStay?.at ?? Infinity))
  if (!mark) return null
  const older = db.history.where('[playerId+kind+at]').between([playerId, kind, -Infinity], [playerId, kind, mark.at])
  await older.delete()
  return mark
}

/** A mark for each page, but where there is one within its lines. */
function newMarks(pages: readonly HistoryPage[], known: readonly Mark[]): Mark[] {
  return pages.flatMap(({ rows, next }) => {
    const [first, last] = [rows[0], rows.at(-1)]
    if (!first || !last || next === null) return []
    return known.some(({ at }) => at <= first.at && at >= last.at) ? [] : [{ at: last.at, next }]
  })
}

/** Rows that are as they were are not written: whoever shows them is not told. */
async function putChanged(db: MyDatabase, told: readonly HistoryRow[]): Promise<void> {
  const rows = await marked(db, told)
  const known = await db.history.bulkGet(rows.map(({ key }) => key))
  await db.history.bulkPut(rows.filter((row, at) => JSON.stringify(row) !== JSON.stringify(known[at])))
}

/** Lines with the mark of a round that is not the bet that was sent, as far as this device keeps their rounds. */
export async function marked(db: MyDatabase, rows: readonly HistoryRow[]): Promise<HistoryRow[]> {
  const rounds = await db.rounds.bulkGet(rows.map(({ kind, id }) => (kind === 'bets' ? id : '')))
  return rows.map((row, at) => {
    const round = rounds[at]
    // A game of a provider may use the same ids.
    const isMarked = row.kind === 'bets' && round?.game === row.game && hasCommitmentMismatch(round)
    return isMarked ? { ...row, isBroken: true } : row
  })
}

async function deleteAllBut(
  db: MyDatabase,
  lines: Pick<CachedHistory, 'playerId' | 'kind'>,
  rows: readonly HistoryRow[],
): Promise<void> {
  const stay = new Set(rows.map(({ key }) => key))
  const keys = await linesOf(db, lines).primaryKeys()
  await db.history.bulkDelete(keys.filter((key) => !stay.has(key)))
}

/** All lines of a kind, oldest first. */
function linesOf(db: MyDatabase, { playerId, kind }: Pick<CachedHistory, 'playerId' | 'kind'>) {
  return db.history
    .where('[playerId+kind+at]')
    .between([playerId, kind, -Infinity], [playerId, kind, Infinity], true, true)
}
