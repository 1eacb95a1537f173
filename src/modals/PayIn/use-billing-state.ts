import { useState } from 'react'
import type { BillingRow, WalletRow } from '#db/view.ts'
import type { ErrorCode } from '#domain/calls/result.ts'
import { commands } from '../../data/commands.ts'
import { useBilling } from '../../data/account-queries.ts'
import { useReachable } from '../../data/queries.ts'
import { useRefresh } from '../../data/use-refresh.ts'

export type BillingState = {
  /** The last fetched methods; null before the first fetch. */
  billing: BillingRow | null
  /** Why the last fetch failed. */
  problem: ErrorCode | null
  refreshing: boolean
  refresh: () => void
}

/** The cached payment methods, refetched when the dialog opens and when the connection returns. */
export function useBillingState(): BillingState {
  const billing = useBilling() ?? null
  const reachable = useReachable()
  const [problem, setProblem] = useState<ErrorCode | null>(null)
  const [refreshing, setRefreshing] = useState(false)
  useRefresh(load)
  return { billing, problem: reachable ? problem : 'offline', refreshing, refresh }

  async function load(): Promise<void> {
    const answer = await commands.money.refreshBilling()
    setProblem(answer.ok ? null : answer.error.code)
    setRefreshing(false)
  }

  function refresh(): void {
    setRefreshing(true)
    void load()
  }
}

/** Ignores limits in another currency: after a currency switch the new ones are still loading. */
export function getWalletBilling(billing: BillingRow | null, wallet: WalletRow | null): BillingRow | null {
  return billing && wallet?.currency && billing.currency !== wallet.currency ? null : billing
}
