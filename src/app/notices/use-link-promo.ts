import { useEffect } from 'react'
import { useSearch } from 'wouter'
import { cleanTyped } from '#domain/player/typed-text.ts'
import { commands } from '../../data/commands.ts'
import { useAppState } from '../../data/queries.ts'
import { useRefresh } from '../../data/use-refresh.ts'
import { readCookies } from '../../browser/cookies.ts'
import { currentPath, navigate } from '../../base/location.ts'

/**
 * Looks up the promo code of a link once the operator is reachable. A code that gives nothing is removed from the
 * address as well as from its cookie, so that a reload does not bring it back.
 */
export function useLinkPromo(): void {
  const search = useSearch()
  const looked = useAppState('promo')
  const gone = looked?.bonus === null ? looked.promo : null
  useRefresh(() => {
    const promo = readPromo(location.search) || readCookies().promo
    if (promo) void commands.bonuses.checkPromo({ promo })
  })
  useEffect(() => {
    if (gone === null || readPromo(search) !== gone) return
    const query = new URLSearchParams(search)
    query.delete('promo')
    navigate(currentPath() + (query.size > 0 ? `?${query}` : '') + location.hash, { replace: true })
  }, [search, gone])
}

function readPromo(search: string): string {
  return cleanTyped(new URLSearchParams(search).get('promo') ?? '')
}
