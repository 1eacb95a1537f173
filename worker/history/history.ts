import type { EndpointReply } from '../http/endpoint.ts'
import { getHistory } from '#endpoints/history.ts'
import type { PlayerSession } from '../auth/auth-session.ts'
import { toAppError } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import type { HistoryRow } from '#db/rows.ts'
import { ALL_BETS, type BetFilter } from '#domain/money/bet-filter.ts'
import { historyKey, type HistoryKind } from '#domain/money/history.ts'
import { toDecimal } from '#domain/money/money.ts'
import { invoiceStatus } from '#domain/money/invoice-status.ts'
import { textsIn } from '#domain/languages/texts-by-language.ts'
import { requestLock } from '#domain/browser/locks.ts'
import {
  type CachedHistory,
  LINES_AT_MOST,
  type HistoryPage,
  append,
  isMet,
  getCachedHistory,
  replace,
} from './cached-history.ts'

const PAGE_LINES = 200
/** At most so many pages are fetched to close the gap between the newest lines and the cached ones. */
const PAGES_AT_MOST = 20
/** Kinds whose lines have a method's name in the player's language. */
const LOCALIZED: readonly HistoryKind[] = ['deposits', 'withdrawals']

/**
 * Fetches the newest lines down to the cached ones, or all of them again if those are in another language. Throws
 * `CommandError`; the cached lines stay.
 */
export function loadNewest(context: Context, kind: HistoryKind): Promise<void> {
  const work = (): Promise<void> => fetchNewest(context, kind)
  return LOCALIZED.includes(kind) ? context.localizedLoads.load(`history.${kind}`, work) : work()
}

async function fetchNewest(context: Context, kind: HistoryKind): Promise<void> {
  const { db, session, clock, localizedLoads } = context
  const player = await session.player()
  await alone(kind, async () => {
    const [cached, language] = await Promise.all([
      getCachedHistory(db, player.playerId, kind),
      localizedLoads.language(),
    ])
    const isReload = LOCALIZED.includes(kind) && cached.extent?.language !== language
    const { pages, met } = await fetchUntilCached(context, player, cached, isReload)
    await session.write(player, () => replace(db, cached, pages, met, { fetchedAt: clock.now(), language }))
  })
}

/**
 * Fetches lines older than the cached ones: one page, or all down to the timestamp `until` (ms of the server's clock).
 * Returns whether there are more lines to cache. Throws `CommandError`; the pages fetched before stay.
 */
export async function loadOlder(
  context: Context,
  { kind, until }: { kind: HistoryKind; until?: number },
): Promise<{ more: boolean }> {
  const { db, session, clock, localizedLoads } = context
  const player = await session.player()
  return alone(kind, async () => {
    for (let pages = 0; ; pages += 1) {
      const cached = await getCachedHistory(db, player.playerId, kind)
      const more = cached.extent?.next !== null && cached.count + PAGE_LINES <= LINES_AT_MOST
      const { oldestAt = null } = cached.extent ?? {}
      const reached = until === undefined ? pages > 0 : oldestAt !== null && oldestAt <= until
      if (!more || reached || pages === LINES_AT_MOST / PAGE_LINES) return { more }
      const language = await localizedLoads.language()
      const page = await fetchPage(context, player, kind, cached.extent?.next ?? null)
      await session.write(player, () => append(db, cached, page, { fetchedAt: clock.now(), language }))
    }
  })
}

/**
 * Fetches pages from the newest line until one reaches a cached line; with `isReload`, until one reaches the oldest
 * cached line. `met`: whether it was reached, so that no lines are missing between the fetched and the cached ones.
 */
async function fetchUntilCached(context: Context, player: PlayerSession, cached: CachedHistory, isReload: boolean) {
  const pages: HistoryPage[] = []
  for (let before: string | null = null; pages.length < PAGES_AT_MOST;) {
    const page = await fetchPage(context, player, cached.kind, before)
    pages.push(page)
    before = page.next
    // Nothing is cached, so one page is enough.
    if (before === null || cached.count === 0) return { pages, met: false }
    if (await isMet(context.db, cached, page, isReload)) return { pages, met: true }
  }
  return { pages, met: false }
}

/** Fetches a page for the cache; a failure is shown as the error of the history section. */
function fetchPage(
  context: Context,
  player: PlayerSession,
  kind: HistoryKind,
  before: string | null,
): Promise<HistoryPage> {
  return context.trackLoad('history', () => fetchLines(context, player, kind, before, PAGE_LINES))
}

/**
 * Fetches at most `limit` lines of a kind, from the operator's cursor `before`, or from the newest if it is null.
 * Throws `CommandError`.
 */
export async function fetchLines(
  { call, localizedLoads }: Pick<Context, 'call' | 'localizedLoads'>,
  player: PlayerSession,
  kind: HistoryKind,
  before: string | null,
  limit: number,
  filter: BetFilter = ALL_BETS,
): Promise<HistoryPage> {
  const query = { type: kind, limit: String(limit), ...(before === null ? {} : { before }), ...toQuery(filter) }
  const [{ items, next }, language] = await localizedLoads.inLanguage(() => {
    const reply = call(getHistory, { query, authSession: player })
    return kind === 'prizes' ? reply.catch(noneIfUnknownKind) : reply
  })
  const rows = items.filter((item) => item.kind === kind).map((item) => toRow(player, item, language))
  // An empty page ends the history, whatever its cursor.
  return { rows, next: rows.length === 0 ? null : next }
}

function toQuery({ game, result, min, max, number }: BetFilter): Record<string, string> {
  return {
    ...(game !== null && { game }),
    ...(result !== null && { result }),
    ...(min !== null && { amount_from: toDecimal(min) }),
    ...(max !== null && { amount_to: toDecimal(max) }),
    ...(number !== '' && { number }),
  }
}

/** An operator without prizes rejects the request (`validation`): the list is empty. */
function noneIfUnknownKind(error: unknown): EndpointReply<typeof getHistory> {
  if (toAppError(error).code === 'validation') return { items: [], next: null }
  throw error
}

type Item = EndpointReply<typeof getHistory>['items'][number]

function toRow({ playerId }: PlayerSession, item: Item, language: string | null): HistoryRow {
  const row = { ...item, playerId, key: historyKey(playerId, item.kind, item.id) }
  if (row.kind !== 'deposits' && row.kind !== 'withdrawals') return row
  const texts = textsIn(language, { method: row.method })
  return row.kind === 'deposits' ? { ...row, status: invoiceStatus(row.status), texts } : { ...row, texts }
}

/** One fetch of a kind at a time in the whole browser, because each starts where the last one ended. */
function alone<Value>(kind: HistoryKind, work: () => Promise<Value>): Promise<Value> {
  return requestLock(`history.${kind}`, work)
}
