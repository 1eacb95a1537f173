import { useEffect } from 'react'
import { useSearch } from 'wouter'
import { useFact } from '../../data/queries.ts'
import { currentPath, goTo } from '../location.ts'

/** A promo code that gives nothing leaves the address (spec 8), so that a reload does not bring it back. */
export function useForgetPromo(): void {
  const search = useSearch()
  const looked = useFact('promo')
  const gone = looked?.bonus === null ? looked.promo : null
  useEffect(() => {
    const query = new URLSearchParams(search)
    if (gone === null || query.get('promo')?.trim() !== gone) return
    query.delete('promo')
    goTo(currentPath() + (query.size > 0 ? `?${query}` : '') + location.hash, { replace: true })
  }, [search, gone])
}
