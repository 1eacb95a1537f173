import { useCallback, useEffect, useRef, useState } from 'react'
import type { HistoryRow } from '#db/view.ts'
import type { HistoryKind } from '#domain/money/history.ts'
import { commands } from '../../../data/commands.ts'
import { useHistory, useHistoryExtent } from '../../../data/account-queries.ts'
import { useReachable } from '../../../data/queries.ts'
import { useRefresh } from '../../../data/use-refresh.ts'
import type { HistoryRange } from './history-filter.ts'

/**
 * The state of older lines: loading, available on scroll, none left, device limit reached (`full`), offline, or failed.
 */
export type Older = 'loading' | 'more' | 'none' | 'full' | 'offline' | 'failed'

export type HistoryLines = {
  /** undefined until the first read. */
  rows: readonly HistoryRow[] | undefined
  extent: ReturnType<typeof useHistoryExtent>
  older: Older
  loadMore: () => void
  again: () => void
}

/**
 * The lines of a kind within some days, newest first. Fetches the newest lines when shown, those of the chosen days,
 * and older ones when the end of the list comes near; while it is paused, no older ones.
 */
export function useHistoryLines(kind: HistoryKind, { from, to }: HistoryRange, isPaused = false): HistoryLines {
  const rows = useHistory(kind, from, to)
  const extent = useHistoryExtent(kind)
  const reachable = useReachable()
  const { state, load } = useOlder(kind)
  const oldestAt = extent?.oldestAt ?? null
  const whole = extent ? extent.next === null || (from > 0 && oldestAt !== null && oldestAt <= from) : false
  const wanted = reachable && Boolean(extent) && !whole && !isPaused

  useRefresh(() => commands.history.refresh({ kind }), true, kind)

  useEffect(() => {
    if (wanted && from > 0) void load(from)
  }, [wanted, from, load])

  // All chosen days are older than the oldest cached line: the list is empty, so no scrolling would load them.
  const nothingYet = rows?.length === 0
  useEffect(() => {
    if (wanted && from === 0 && nothingYet && to <= (oldestAt ?? Infinity)) void load()
  }, [wanted, from, to, nothingYet, oldestAt, load])

  const loadMore = useCallback(() => {
    if (wanted && from === 0 && state === null) void load()
  }, [wanted, from, state, load])

  const older: Older = whole ? 'none' : reachable ? (state ?? 'more') : 'offline'
  return { rows, extent, older, loadMore, again: () => void load(from || undefined) }
}

type Progress = 'loading' | 'failed' | 'full'

/**
 * Fetches older lines, one page or down to a timestamp. Equal requests do not overlap; a failed one is repeated only on
 * request.
 */
function useOlder(kind: HistoryKind) {
  const inFlight = useRef<string | null>(null)
  const [progress, setProgress] = useState<{ kind: HistoryKind; is: Progress } | null>(null)
  const load = useCallback(
    async (until?: number) => {
      const request = `${kind} ${until}`
      if (inFlight.current === request) return
      inFlight.current = request
      setProgress({ kind, is: 'loading' })
      const answer = await commands.history.older({ kind, ...(until !== undefined && { until }) })
      if (inFlight.current !== request) return
      inFlight.current = null
      if (!answer.ok) setProgress({ kind, is: 'failed' })
      else setProgress(answer.value.more ? null : { kind, is: 'full' })
    },
    [kind],
  )
  return { state: progress?.kind === kind ? progress.is : null, load }
}
