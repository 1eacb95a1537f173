import type { Context } from '../core/context.ts'
import type { HistoryRow } from '../db/rows.ts'
import { CommandError } from '../core/result.ts'
import { CSV_START, type CsvCell, toCsvLine } from '../domain/money/csv.ts'
import type { HistoryKind } from '../domain/money/history.ts'
import type { Locale } from '../domain/account/locales.ts'
import { toDecimal } from '../domain/money/money.ts'
import { nameIn } from '../domain/protocol/names.ts'
import { createIsoFormat } from '../domain/account/zone-clock.ts'
import { fetchLines } from './history.ts'
import { getCachedHistory, marked } from './cached-history.ts'

/** As many lines as the operator gives at once. */
const CSV_PAGE_LINES = 500

/** What the file says in the player's language. */
export type CsvTexts = {
  /** The header, in the order of the cells. */
  columns: readonly string[]
  /** Names of our own games by slug; a provider's game is already told by its name. */
  games: Record<string, string>
  statuses: Record<string, string>
  /** Of a round that is not the bet that was sent. */
  mismatch: string
  /** Which of the names that the operator gives is told. */
  locale: Locale
}

/** Where a file goes on: whose it is, and the operator's mark. */
export type CsvPosition = { playerId: string; before: string }

export type CsvOrder = {
  kind: HistoryKind
  /** From one moment until before another, ms of the server's clock; 0 and Infinity for all. */
  from: number
  to: number
  /** IANA name of the zone that times are written in. */
  timeZone: string
  texts: CsvTexts
  /** null for the beginning. */
  position: CsvPosition | null
}

export type CsvChunk = {
  part: Blob
  /** Lines in this part. */
  lines: number
  /** null where this is the last part. */
  next: CsvPosition | null
}

/**
 * Fetches the next lines of a period and makes their part of a CSV file, the first one with byte order mark and header.
 * Nothing is kept. Throws `CommandError`: that of the call, or `cancelled` where another player is here than at the beginning.
 */
export async function fetchCsvChunk(context: Context, order: CsvOrder): Promise<CsvChunk> {
  const { kind, from, to, timeZone, texts, position } = order
  const player = await context.session.player()
  if (position && position.playerId !== player.playerId) throw new CommandError({ code: 'cancelled', retry: false })
  const before = position?.before ?? (await findStart(context, player.playerId, order))
  const page = await fetchLines(context, player, kind, before, CSV_PAGE_LINES)
  const rows = await marked(
    context.db,
    page.rows.filter(({ at }) => at >= from && at < to),
  )
  const writeTime = createIsoFormat(timeZone)
  const body = rows.map((row) => toCsvLine([writeTime(row.at), ...toCells(row, texts), row.id]))
  const head = position ? [] : [CSV_START, toCsvLine(texts.columns)]
  const isEnd = page.next === null || (page.rows.at(-1)?.at ?? -Infinity) < from
  return {
    part: new Blob([...head, ...body], { type: 'text/csv;charset=utf-8' }),
    lines: rows.length,
    next: isEnd || page.next === null ? null : { playerId: player.playerId, before: page.next },
  }
}

/** Lines newer than the period need not be fetched where a mark between them and it is known; null for the newest line. */
async function findStart({ db }: Context, playerId: string, { kind, to }: CsvOrder): Promise<string | null> {
  const { extent } = await getCachedHistory(db, playerId, kind)
  return extent?.marks.findLast(({ at }) => at >= to)?.next ?? null
}

/** What stands between the time and the id of a line. */
function toCells(row: HistoryRow, { games, statuses, mismatch, locale }: CsvTexts): CsvCell[] {
  switch (row.kind) {
    case 'bets':
      return [
        games[row.game] ?? row.game,
        { number: toDecimal(row.amount) },
        { number: toDecimal(row.payout) },
        row.currency,
        row.isBroken ? mismatch : '',
      ]
    case 'prizes':
      return [nameIn(row.name, locale), { number: toDecimal(row.amount) }, row.currency, { number: `${row.place}` }]
    case 'logins':
      return [row.device ?? '', row.country ?? '', row.ip ?? '']
    default:
      return [row.method, { number: toDecimal(row.amount) }, row.currency, statuses[row.status] ?? row.status]
  }
}
