import { useEffect, useRef } from 'react'
import type { CatalogueTable } from '../../../worker/db/lobby-view.ts'
import { readySearch } from './game-list-filter.ts'

/** Warms up the search while a search field has the focus, also for a catalogue that loads meanwhile. */
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
