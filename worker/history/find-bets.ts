import type { Context } from '../core/context.ts'
import type { HistoryRow } from '#db/rows.ts'
import { type BetFilter, matchesBet } from '#domain/money/bet-filter.ts'
import { marked } from './cached-history.ts'
import { fetchLines } from './history.ts'

const PAGE_LINES = 200
/** An operator that ignores the filter is asked for so many pages at a time; the caller goes on from the cursor. */
const PAGES_AT_MOST = 25

export type FindBetsOrder = {
  filter: BetFilter
  /** Start (inclusive) and end (exclusive) of the period, ms of the server's clock; 0 and Infinity for all. */
  from: number
  to: number
  /** The cursor of the page before; null for the newest bets. */
  before: string | null
}

export type FoundBets = { rows: HistoryRow[]; next: string | null }

/**
 * Fetches the next bets that fit a filter, newest first, with the cursor of what follows. Nothing is cached, because the
 * stored history has no gaps. Throws `CommandError`.
 */
export async function findBets(context: Context, { filter, from, to, before }: FindBetsOrder): Promise<FoundBets> {
  const player = await context.session.player()
  let next = before
  for (let pages = 0; pages < PAGES_AT_MOST; pages += 1) {
    const page = await fetchLines(context, player, 'bets', next, PAGE_LINES, filter)
    const found = page.rows.filter(
      (row) => row.kind === 'bets' && row.at >= from && row.at < to && matchesBet(row, filter),
    )
    next = (page.rows.at(-1)?.at ?? -Infinity) < from ? null : page.next
    if (found.length > 0 || next === null) return { rows: await marked(context.db, found), next }
  }
  return { rows: [], next }
}
