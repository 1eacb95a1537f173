import { useCallback, useEffect, useMemo, useState } from 'react'
import { useSearch } from 'wouter'
import { readQuery } from '#domain/search/search-form.ts'
import { currentPath, navigate } from '../../base/location.ts'
import { ROUTES } from '../../base/routes.ts'
import { type GameListFilter, readGameListFilter, filterPath, isSameFilter } from './game-list-filter.ts'
import type { GameKind } from '#domain/games/game-types.ts'

/**
 * Browsers limit address changes per page, so the address is updated this long after the last key, ms; the results
 * update at once.
 */
const ADDRESS_AFTER_MS = 250

/**
 * The filter of a game list. It changes at once and is written to the address shortly after, or at once by `write`.
 * `typed` is the query as the field shows it.
 */
export function useGameListFilter(kind: GameKind) {
  const search = useSearch()
  const [adopted, setAdopted] = useState(search)
  const [set, setFilter] = useState(() => readGameListFilter(search))
  const filter = useMemo(() => ({ ...set, query: readQuery(set.query) }), [set])

  // The address changed: by `write`, which matches the current filter, or by Back or a link, which may not.
  if (search !== adopted) {
    setAdopted(search)
    if (!isSameFilter(readGameListFilter(search), filter)) setFilter(readGameListFilter(search))
  }

  const write = useCallback(() => {
    // A page that was left stays mounted and hidden while the chunk of the next one loads: the address is no longer its
    // own.
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
