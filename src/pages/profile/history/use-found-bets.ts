import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { HistoryRow } from '#db/view.ts'
import { type BetFilter, countBetFilters, matchesBet } from '#domain/money/bet-filter.ts'
import { commands } from '../../../data/commands.ts'
import type { HistoryFilter, HistoryRange } from './history-filter.ts'
import { type HistoryLines, useHistoryLines } from './use-history.ts'

/** The operator is asked this long after the last key, ms; the stored lines are narrowed at once. */
const ASK_AFTER_MS = 400

type Found = {
  /** What was asked for. */
  key: string
  rows: readonly HistoryRow[]
  /** The cursor of what follows; null at the end. */
  next: string | null
  phase: 'loading' | 'idle' | 'failed'
}

type FilteredLines = HistoryLines & {
  /** The stored lines of these days, whatever else narrows them. */
  all: HistoryLines['rows']
}

/**
 * The lines of a filter, newest first. Narrowed bets are those stored on this device and, unless it stores all, those
 * that the operator finds.
 */
export function useFilteredLines({ kind, bet }: HistoryFilter, range: HistoryRange): FilteredLines {
  const isNarrowed = kind === 'bets' && countBetFilters(bet) > 0
  const all = useHistoryLines(kind, range, isNarrowed)
  // Also where this device stores no more, or could not fetch more.
  const isAsked = isNarrowed && bet.result !== 'open' && all.older !== 'none' && all.older !== 'offline'
  const found = useFoundBets(bet, range, isAsked)
  const rows = useMemo(
    () => (isNarrowed ? all.rows && joinRows(narrow(all.rows, bet), found.rows) : all.rows),
    [isNarrowed, all.rows, bet, found.rows],
  )
  if (!isNarrowed) return { ...all, all: all.rows }
  const older = bet.result === 'open' ? 'none' : isAsked ? found.older : all.older
  return { rows, all: all.rows, extent: all.extent, older, loadMore: found.loadMore, again: found.again }
}

function narrow(rows: readonly HistoryRow[], bet: BetFilter): readonly HistoryRow[] {
  return rows.filter((row) => row.kind === 'bets' && matchesBet(row, bet))
}

/** Stored and found lines together, each once, newest first. */
function joinRows(stored: readonly HistoryRow[], found: readonly HistoryRow[]): readonly HistoryRow[] {
  if (found.length === 0) return stored
  const known = new Set(stored.map(({ key }) => key))
  return [...stored, ...found.filter(({ key }) => !known.has(key))].toSorted((one, other) => other.at - one.at)
}

const NO_ROWS: readonly HistoryRow[] = []

/** The bets that the operator finds, page by page. */
function useFoundBets(filter: BetFilter, { from, to }: HistoryRange, isAsked: boolean) {
  const key = JSON.stringify([filter, from, to])
  const [found, setFound] = useState<Found | null>(null)
  const latest = useRef('')
  const current = found?.key === key ? found : null

  const load = useCallback(
    async (rows: readonly HistoryRow[], before: string | null) => {
      const request = `${key} ${before}`
      latest.current = request
      setFound({ key, rows, next: before, phase: 'loading' })
      const answer = await commands.history.findBets({ filter, from, to, before })
      if (latest.current !== request) return
      if (answer.ok) setFound({ key, rows: [...rows, ...answer.value.rows], next: answer.value.next, phase: 'idle' })
      else setFound({ key, rows, next: before, phase: 'failed' })
    },
    [key, filter, from, to],
  )

  const isNew = current === null
  useEffect(() => {
    if (!isAsked || !isNew) return undefined
    const timer = setTimeout(() => void load(NO_ROWS, null), ASK_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isAsked, isNew, load])

  const loadMore = useCallback(() => {
    if (isAsked && current?.phase === 'idle' && current.next !== null) void load(current.rows, current.next)
  }, [isAsked, current, load])

  // A list without a line has no end to come near, so the search goes on by itself.
  const isUnfruitful = current?.phase === 'idle' && current.rows.length === 0 && current.next !== null
  useEffect(() => {
    if (!isUnfruitful) return undefined
    const timer = setTimeout(loadMore, 0)
    return () => clearTimeout(timer)
  }, [isUnfruitful, loadMore])

  return {
    rows: current?.rows ?? NO_ROWS,
    older: getOlder(current),
    loadMore,
    again: () => void load(current?.rows ?? NO_ROWS, current?.next ?? null),
  }
}

function getOlder(found: Found | null): HistoryLines['older'] {
  if (!found || found.phase === 'loading') return 'loading'
  if (found.phase === 'failed') return 'failed'
  return found.next === null ? 'none' : 'more'
}
