import type { MyDatabase } from '#db/my-database.ts'
import type { HistoryExtentRow, HistoryRow } from '#db/rows.ts'
import { hasCommitmentMismatch } from '#domain/fairness/commitment.ts'
import { mergeTexts } from '#domain/languages/texts-by-language.ts'
import type { HistoryKind } from '#domain/money/history.ts'

/** The most cached lines of a kind; older ones are deleted. */
export const LINES_AT_MOST = 5_000

/** Lines in the operator's order, newest first; `next` is the operator's cursor for the next page, null at the end. */
export type HistoryPage = { rows: HistoryRow[]; next: string | null }
/** The cached history of a kind: a run without gaps from its newest line down; `count` in lines. */
export type CachedHistory = { playerId: string; kind: HistoryKind; extent: HistoryExtentRow | undefined; count: number }

type Mark = HistoryExtentRow['marks'][number]
/** When lines were fetched, and in which language. */
type FetchInfo = { fetchedAt: number; language: string }

/** Reads the cached history of one kind; `count` in lines. */
export async function getCachedHistory(db: MyDatabase, playerId: string, kind: HistoryKind): Promise<CachedHistory> {
  const [extent, count] = await Promise.all([
    db.historyExtents.get(`${playerId}:${kind}`),
    getLines(db, { playerId, kind }).count(),
  ])
  return { playerId, kind, extent, count }
}

/**
 * Whether a page reaches a cached line; with `isReload` (all lines are loaded again), whether it reaches the oldest one.
 */
export async function isMet(
  db: MyDatabase,
  { extent }: CachedHistory,
  { rows }: HistoryPage,
  isReload: boolean,
): Promise<boolean> {
  if (isReload) return (rows.at(-1)?.at ?? -Infinity) <= (extent?.oldestAt ?? Infinity)
  const known = await db.history.bulkGet(rows.map(({ key }) => key))
  return known.some((row) => row !== undefined)
}

/**
 * Writes the newest pages, inside the caller's transaction. Pages that do not reach the cached lines replace them, so
 * that the cache never has a gap.
 */
export async function replace(
  db: MyDatabase,
  { playerId, kind, extent }: CachedHistory,
  pages: readonly HistoryPage[],
  met: boolean,
  fetchInfo: FetchInfo,
): Promise<void> {
  const rows = pages.flatMap((page) => page.rows)
  if (!met) await deleteAllBut(db, { playerId, kind }, rows)
  await putChanged(db, rows)
  const marks = met && extent ? [...newMarks(pages, extent.marks), ...extent.marks] : newMarks(pages, [])
  await putExtent(db, { playerId, kind }, met && extent ? extent.next : (pages.at(-1)?.next ?? null), marks, fetchInfo)
}

/** Appends the page below the oldest cached line, inside the caller's transaction. */
export async function append(
  db: MyDatabase,
  { playerId, kind, extent }: CachedHistory,
  page: HistoryPage,
  fetchInfo: FetchInfo,
): Promise<void> {
  await putChanged(db, page.rows)
  const marks = extent?.marks ?? []
  await putExtent(db, { playerId, kind }, page.next, [...marks, ...newMarks([page], marks)], extent ?? fetchInfo)
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
  const newestPart = last ? { next: last.next, marks: marks.slice(0, marks.indexOf(last) + 1) } : { next, marks }
  const oldest = await getLines(db, lines).first()
  const key = `${playerId}:${kind}`
  await db.historyExtents.put({ key, ...lines, ...newestPart, oldestAt: oldest?.at ?? null, language, fetchedAt })
}

/**
 * Deletes the oldest lines down to a mark, from which the operator can continue. Returns that mark; null if nothing was
 * deleted.
 */
async function trim(
  db: MyDatabase,
  lines: Pick<CachedHistory, 'playerId' | 'kind'>,
  marks: Mark[],
): Promise<Mark | null> {
  const { playerId, kind } = lines
  const surplus = (await getLines(db, lines).count()) - LINES_AT_MOST
  if (surplus <= 0) return null
  const oldestThatMayStay = await getLines(db, lines).offset(surplus).first()
  const mark = marks.findLast(({ at }) => at >= (oldestThatMayStay?.at ?? Infinity))
  if (!mark) return null
  const older = db.history.where('[playerId+kind+at]').between([playerId, kind, -Infinity], [playerId, kind, mark.at])
  await older.delete()
  return mark
}

/** A mark for each page, unless a known mark lies within its lines. */
function newMarks(pages: readonly HistoryPage[], known: readonly Mark[]): Mark[] {
  return pages.flatMap(({ rows, next }) => {
    const [first, last] = [rows[0], rows.at(-1)]
    if (!first || !last || next === null) return []
    return known.some(({ at }) => at <= first.at && at >= last.at) ? [] : [{ at: last.at, next }]
  })
}

/** Writes only changed rows, so that live queries do not run again without need. */
async function putChanged(db: MyDatabase, received: readonly HistoryRow[]): Promise<void> {
  const fetched = await marked(db, received)
  const known = await db.history.bulkGet(fetched.map(({ key }) => key))
  const rows = fetched.map((row, at) => withTexts(row, known[at]))
  await db.history.bulkPut(rows.filter((row, at) => JSON.stringify(row) !== JSON.stringify(known[at])))
}

/** The line with its method's name in the languages in which it was fetched before. */
function withTexts(row: HistoryRow, known: HistoryRow | undefined): HistoryRow {
  if (row.kind !== 'deposits' && row.kind !== 'withdrawals') return row
  const before = known?.kind === row.kind ? known.texts : undefined
  return { ...row, texts: mergeTexts(before, row.texts ?? {}) }
}

/** Marks the lines of rounds that differ from the bet that was sent, if this device has those rounds. */
export async function marked(db: MyDatabase, rows: readonly HistoryRow[]): Promise<HistoryRow[]> {
  const rounds = await db.rounds.bulkGet(rows.map(({ kind, id }) => (kind === 'bets' ? id : '')))
  return rows.map((row, at) => {
    const round = rounds[at]
    // A provider's game may use the same ids.
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
  const keys = await getLines(db, lines).primaryKeys()
  await db.history.bulkDelete(keys.filter((key) => !stay.has(key)))
}

/** All lines of a kind, oldest first. */
function getLines(db: MyDatabase, { playerId, kind }: Pick<CachedHistory, 'playerId' | 'kind'>) {
  return db.history
    .where('[playerId+kind+at]')
    .between([playerId, kind, -Infinity], [playerId, kind, Infinity], true, true)
}
