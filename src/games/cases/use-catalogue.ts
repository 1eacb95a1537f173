import { useMemo, useState } from 'react'
import type { AppStateRows } from '#db/view.ts'
import { DEFAULT_CURRENCY } from '#domain/money/currencies.ts'
import { commands } from '../../data/commands.ts'
import { useAppState, useReachable, useViewer } from '../../data/queries.ts'
import { useRefresh } from '../../data/use-refresh.ts'
import { type CaseFacts, getCaseFacts } from './case-facts.ts'

export type Catalogue = {
  /** The operator's cases as last loaded; null if they never were, undefined while the database is being read. */
  cases: readonly CaseFacts[] | null | undefined
  fetchedAt: number | undefined
  /** Whether the last attempt to load them failed. */
  failed: boolean
  /** Whether the list is as recent as it can be now, so that a case missing from it does not exist. */
  isLatest: boolean
}

export function loadCases(): Promise<unknown> {
  return commands.games.cases.loadCatalogue()
}

/** The list of cases in the player's currency, reloaded on mount and when the connection returns. */
export function useCatalogue(): Catalogue {
  const row: AppStateRows['cases'] | null | undefined = useAppState('cases')
  const currency = useViewer()?.wallet?.currency ?? DEFAULT_CURRENCY
  const reachable = useReachable()
  const failed = useAppState('problems')?.parts.casesCatalogue !== undefined || !reachable
  const [isAnswered, setAnswered] = useState(false)
  useRefresh(() => loadCases().then(() => setAnswered(true)))
  const cases = useMemo(() => row && row.cases.map((card) => getCaseFacts(card, currency)), [row, currency])
  return { cases, fetchedAt: row?.fetchedAt, failed, isLatest: isAnswered || !reachable }
}
