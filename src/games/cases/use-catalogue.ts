import { useEffect, useMemo, useState } from 'react'
import type { AppStateRows } from '../../../worker/db/view.ts'
import { DEFAULT_CURRENCY } from '../../../worker/domain/money/currencies.ts'
import { commands } from '../../data/commands.ts'
import { useAppState, useReachable, useViewer } from '../../data/queries.ts'
import { type CaseFacts, getCaseFacts } from './case-facts.ts'

export type Catalogue = {
  /** The operator's cases as last fetched; null while none ever were, undefined for the first moment. */
  cases: readonly CaseFacts[] | null | undefined
  fetchedAt: number | undefined
  /** Whether it could not be had the last time. */
  failed: boolean
  /** Whether it is as new as it can be had here: a case that is not on it is none. */
  isLatest: boolean
}

export function loadCases(): Promise<unknown> {
  return commands.games.cases.loadCatalogue()
}

/** The list of cases in the player's currency, fetched anew with the page and when the network comes back. */
export function useCatalogue(): Catalogue {
  const row: AppStateRows['cases'] | null | undefined = useAppState('cases')
  const currency = useViewer()?.wallet?.currency ?? DEFAULT_CURRENCY
  const reachable = useReachable()
  const failed = useAppState('problems')?.parts.casesCatalogue !== undefined || !reachable
  const [isAnswered, setAnswered] = useState(false)
  useEffect(() => {
    if (reachable) void loadCases().then(() => setAnswered(true))
  }, [reachable])
  const cases = useMemo(() => row && row.cases.map((card) => getCaseFacts(card, currency)), [row, currency])
  return { cases, fetchedAt: row?.fetchedAt, failed, isLatest: isAnswered || !reachable }
}
