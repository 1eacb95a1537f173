import { useEffect, useRef } from 'react'
import type { CatalogueTable } from '../../../worker/db/lobby-view.ts'
import { readySearch } from './game-list-filter.ts'

/** Warms up the search while a search field has the focus, also for a catalogue that loads meanwhile. */
export function useReadySearch(catalogue: CatalogueTable | null | undefined) {
  const isChosen = useRef(false)
  useEffect(() => {
    if (catalogue && isChosen.current) void readySearch(catalogue)
  }, [catalogue])
  return {
    begin: () => {
      isChosen.current = true
      if (catalogue) void readySearch(catalogue)
    },
    end: () => {
      isChosen.current = false
    },
  }
}
