import { useCallback, useEffect, useMemo, useState } from 'react'
import { useSearch } from 'wouter'
import type { GameKind } from '../../../worker/db/view.ts'
import { readQuery } from '../../../worker/domain/search/search-form.ts'
import { currentPath, navigate } from '../../app/routing/location.ts'
import { ROUTES } from '../../app/routing/routes.ts'
import { type GameListFilter, readGameListFilter, filterPath, isSameFilter } from './game-list-filter.ts'

/** Browsers count an address change a key against a page that makes hundreds of them; results wait for nothing. */
const ADDRESS_AFTER_MS = 250

/**
 * The filter of a shelf: changes at once, and stands in the address shortly after (or at once, by `write`). `typed` is
 * the query as its field shows it.
 */
export function useGameListFilter(kind: GameKind) {
  const search = useSearch()
  const [adopted, setAdopted] = useState(search)
  const [set, setFilter] = useState(() => readGameListFilter(search))
  const filter = useMemo(() => ({ ...set, query: readQuery(set.query) }), [set])

  // The address changed: by `write` to what stands here already, or by Back or a link to something else.
  if (search !== adopted) {
    setAdopted(search)
    if (!isSameFilter(readGameListFilter(search), filter)) setFilter(readGameListFilter(search))
  }

  const write = useCallback(() => {
    // A shelf that was left lives on, hidden, while the next page's code is fetched: the address is not its own then.
    if (currentPath() !== ROUTES[kind]) return
    if (!isSameFilter(readGameListFilter(location.search), filter))
      navigate(filterPath(kind, filter), { replace: true })
  }, [kind, filter])

  useEffect(() => {
    const timer = setTimeout(write, ADDRESS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [write])

  const change = useCallback((part: Partial<GameListFilter>) => setFilter((now) => ({ ...now, ...part })), [])
  return { filter, typed: set.query, change, write }
}
