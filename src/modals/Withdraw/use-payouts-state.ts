import { useState } from 'react'
import type { PayoutRow } from '#db/view.ts'
import type { ErrorCode } from '#domain/calls/result.ts'
import { commands } from '../../data/commands.ts'
import { usePayouts } from '../../data/money-queries.ts'
import { useReachable } from '../../data/queries.ts'
import { useRefresh } from '../../data/use-refresh.ts'

export type PayoutsState = {
  /** The cached withdrawals, newest first; undefined before the first read. */
  rows: PayoutRow[] | undefined
  /** Why the last fetch failed. */
  problem: ErrorCode | null
  /** Whether they were fetched since the dialog opened. */
  fetched: boolean
  refreshing: boolean
  refresh: () => void
}

/** The cached withdrawals, refetched when the dialog opens and when the connection returns. */
export function usePayoutsState(): PayoutsState {
  const rows = usePayouts()
  const reachable = useReachable()
  const [problem, setProblem] = useState<ErrorCode | null>(null)
  const [fetched, setFetched] = useState(false)
  const [refreshing, setRefreshing] = useState(false)
  useRefresh(load)
  return { rows, problem: reachable ? problem : null, fetched, refreshing, refresh }

  async function load(): Promise<void> {
    const answer = await commands.money.refreshPayouts()
    setProblem(answer.ok ? null : answer.error.code)
    setFetched(answer.ok)
    setRefreshing(false)
  }

  function refresh(): void {
    setRefreshing(true)
    void load()
  }
}
