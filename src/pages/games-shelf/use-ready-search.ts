import { useEffect, useRef } from 'react'
import type { CatalogueTable } from '../../../worker/db/lobby-view.ts'
import { readySearch } from './game-list-filter.ts'

/** Readies the search of a shelf while a field is chosen, also of one that comes in the meantime. */
export function useReadySearch(shelf: CatalogueTable | null | undefined) {
  const isChosen = useRef(false)
  useEffect(() => {
    if (shelf && isChosen.current) void readySearch(shelf)
  }, [shelf])
  return {
    begin: () => {
      isChosen.current = true
      if (shelf) void readySearch(shelf)
    },
    end: () => {
      isChosen.current = false
    },
  }
}
