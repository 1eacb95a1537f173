import type { ShelfRow } from '../../../worker/db/view.ts'
import { matches, searchForm } from '../../../worker/rules/search.ts'

export type ShelfFilter = { query: string; provider: string }

export const NO_FILTER: ShelfFilter = { query: '', provider: '' }

/** Reads a filter from an address; what does not belong there is nothing. */
export function filterOf(search: string): ShelfFilter {
  const query = new URLSearchParams(search)
  return { query: (query.get('q') ?? '').slice(0, 100), provider: (query.get('provider') ?? '').slice(0, 100) }
}

export function isSameFilter(one: ShelfFilter, other: ShelfFilter): boolean {
  return one.query === other.query && one.provider === other.provider
}

/** Rows of a shelf, by index, whose name or provider has every word of the query, of one provider or of all. */
export function filterShelf(shelf: ShelfRow, { query, provider }: ShelfFilter): number[] {
  const words = searchForm(query).split(' ').filter(Boolean)
  const wanted = provider === '' ? null : shelf.providers.indexOf(provider)
  const found: number[] = []
  for (const [index, searchable] of shelf.searchable.entries()) {
    if (wanted !== null && shelf.provider[index] !== wanted) continue
    if (matches(searchable, words)) found.push(index)
  }
  return found
}
