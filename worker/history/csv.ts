import type { Context } from '../core/context.ts'
import type { HistoryRow } from '#db/rows.ts'
import { CommandError } from '#domain/calls/result.ts'
import { ALL_BETS, type BetFilter, countBetFilters, matchesBet } from '#domain/money/bet-filter.ts'
import { CSV_START, type CsvCell, getCsvStyle, toCsvLine } from '#domain/money/csv.ts'
import type { HistoryKind } from '#domain/money/history.ts'
import type { Locale } from '#domain/languages/locales.ts'
import { toDecimal } from '#domain/money/money.ts'
import { nameIn } from '#domain/languages/names.ts'
import { createIsoFormat } from '#domain/time/zone-clock.ts'
import { fetchLines } from './history.ts'
import { getCachedHistory, marked } from './cached-history.ts'

/** The most lines that the operator returns for one request. */
const CSV_PAGE_LINES = 500

/** Texts of the file in the player's language. */
export type CsvTexts = {
  /** The header, in the order of the cells. */
  columns: readonly string[]
  /** Names of the house's games by slug; a provider's game already has its name in the line. */
  games: Record<string, string>
  statuses: Record<string, string>
  /** Marks a round that differs from the bet that was sent. */
  mismatch: string
  /** Selects one of the operator's translated names, and the marks that its spreadsheets expect. */
  locale: Locale
}

/** Where the next chunk starts: the player and the operator's cursor. */
export type CsvPosition = { playerId: string; before: string }

export type CsvOrder = {
  kind: HistoryKind
  /** Start (inclusive) and end (exclusive) of the period, ms of the server's clock; 0 and Infinity for all. */
  from: number
  to: number
  /** Which bets; all of them without it. */
  filter?: BetFilter
  /** IANA name of the zone in which times are written. */
  timeZone: string
  texts: CsvTexts
  /** null for the first chunk. */
  position: CsvPosition | null
}

export type CsvChunk = {
  part: Blob
  /** Lines in this chunk. */
  lines: number
  /** null for the last chunk. */
  next: CsvPosition | null
}

/**
 * Fetches the next lines of a period as a chunk of a CSV file; the first chunk has the byte order mark and the header.
 * Nothing is cached. Throws `CommandError`: that of the call, or `cancelled` when the player is not the one of the
 * first chunk.
 */
export async function fetchCsvChunk(context: Context, order: CsvOrder): Promise<CsvChunk> {
  const { kind, from, to, filter = ALL_BETS, timeZone, texts, position } = order
  const player = await context.session.player()
  if (position && position.playerId !== player.playerId) throw new CommandError({ code: 'cancelled', retry: false })
  const before = position?.before ?? (await findStart(context, player.playerId, order))
  const page = await fetchLines(context, player, kind, before, CSV_PAGE_LINES, filter)
  const rows = await marked(
    context.db,
    page.rows.filter((row) => row.at >= from && row.at < to && (row.kind !== 'bets' || matchesBet(row, filter))),
  )
  const style = getCsvStyle(texts.locale)
  const writeTime = createIsoFormat(timeZone)
  const body = rows.map((row) => toCsvLine([writeTime(row.at), ...toCells(row, texts), row.id], style))
  const head = position ? [] : [CSV_START, toCsvLine(texts.columns, style)]
  const isEnd = page.next === null || (page.rows.at(-1)?.at ?? -Infinity) < from
  return {
    part: new Blob([...head, ...body], { type: 'text/csv;charset=utf-8' }),
    lines: rows.length,
    next: isEnd || page.next === null ? null : { playerId: player.playerId, before: page.next },
  }
}

/**
 * The cursor of a cached mark just above the period, so that newer lines are not fetched; null starts at the newest
 * line.
 */
async function findStart(
  { db }: Context,
  playerId: string,
  { kind, to, filter = ALL_BETS }: CsvOrder,
): Promise<string | null> {
  // The cached cursors are those of the list that is not narrowed.
  if (countBetFilters(filter) > 0) return null
  const { extent } = await getCachedHistory(db, playerId, kind)
  return extent?.marks.findLast(({ at }) => at >= to)?.next ?? null
}

/** The cells between the time and the id of a line. */
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
