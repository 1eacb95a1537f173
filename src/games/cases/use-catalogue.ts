import { useEffect, useMemo, useState } from 'react'
import type { AppStateRows } from '#db/view.ts'
import { commands } from '../../data/commands.ts'
import { useAppState, useReachable } from '../../data/queries.ts'
import { useViewerCurrency } from '../../data/use-viewer-country.ts'
import { useRefresh } from '../../data/use-refresh.ts'
import { useTableMode } from '../table/practice/play-mode.ts'
import { type CaseFacts, getCaseFacts } from './case-facts.ts'

export type Catalogue = {
  /**
   * The operator's cases as last loaded; null if they never were, undefined while the database is being read. In practice
   * there are cases of its own instead of none.
   */
  cases: readonly CaseFacts[] | null | undefined
  /** These are the cases of practice, as the operator's were never loaded. */
  isPractice: boolean
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
  const mode = useTableMode()
  const stored: AppStateRows['cases'] | null | undefined = useAppState('cases')
  const row = stored?.isPractice && mode === 'money' ? null : stored
  const currency = useViewerCurrency()
  const reachable = useReachable()
  const isPractice = row?.isPractice === true
  const failed = useAppState('problems')?.parts.casesCatalogue !== undefined || !reachable
  const [isAnswered, setAnswered] = useState(false)
  useRefresh(() => loadCases().then(() => setAnswered(true)))
  const cases = useMemo(() => row && row.cases.map((card) => getCaseFacts(card, currency)), [row, currency])
  const isMissing = mode === 'practice' && stored === null && failed
  useEffect(() => {
    if (isMissing) void commands.games.practice.cases.loadCatalogue()
  }, [isMissing])
  return {
    cases,
    isPractice,
    fetchedAt: isPractice ? undefined : row?.fetchedAt,
    failed: failed && !isMissing,
    isLatest: isAnswered || !reachable,
  }
}
