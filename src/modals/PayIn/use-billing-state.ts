import { useCallback, useEffect, useState } from 'react'
import type { BillingRow } from '../../../worker/db/view.ts'
import type { ErrorCode } from '../../../worker/core/result.ts'
import { commands } from '../../data/commands.ts'
import { useBilling } from '../../data/account-queries.ts'
import { useReachable } from '../../data/queries.ts'

export type BillingState = {
  /** As last fetched; null before that. */
  billing: BillingRow | null
  /** Why it could not be fetched now. */
  problem: ErrorCode | null
  refreshing: boolean
  refresh: () => void
}

/** Payment methods as last fetched, fetched anew on arrival and when the connection comes back. */
export function useBillingState(): BillingState {
  const billing = useBilling() ?? null
  const reachable = useReachable()
  const [problem, setProblem] = useState<ErrorCode | null>(null)
  const [refreshing, setRefreshing] = useState(false)
  const load = useCallback(() => {
    void commands.money.refreshBilling().then((answer) => {
      setProblem(answer.ok ? null : answer.error.code)
      setRefreshing(false)
    })
  }, [])
  useEffect(() => {
    if (reachable) load()
  }, [load, reachable])

  function refresh(): void {
    setRefreshing(true)
    load()
  }

  return { billing, problem: reachable ? problem : 'offline', refreshing, refresh }
}
