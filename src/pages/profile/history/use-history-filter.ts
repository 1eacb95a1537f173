import { useCallback, useMemo } from 'react'
import { useSearch } from 'wouter'
import { navigate } from '../../../base/location.ts'
import { ROUTES } from '../../../base/routes.ts'
import { type HistoryFilter, readHistoryFilter, toHistorySearch } from './history-filter.ts'

/** The filter of the history, stored in the query string, so that a reload, Back and a copied link keep it. */
export function useHistoryFilter() {
  const search = useSearch()
  const filter = useMemo(() => readHistoryFilter(search), [search])
  const change = useCallback(
    (part: Partial<HistoryFilter>) =>
      navigate(ROUTES.profileHistory + toHistorySearch({ ...filter, ...part }), { replace: true }),
    [filter],
  )
  return { filter, change }
}
