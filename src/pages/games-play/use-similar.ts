import { useMemo } from 'react'
import { type CatalogueTable, gameAt } from '../../../worker/db/lobby-view.ts'
import type { ProvidedCard } from '../../../worker/db/view.ts'
import { useCatalogueTable } from '../../data/lobby-queries.ts'

const SHOWN = 12
const NONE: ProvidedCard[] = []

/** Other games of the same provider, the most played first. */
export function useSimilar(game: ProvidedCard): ProvidedCard[] {
  const shelf = useCatalogueTable(game.kind)
  const { id, provider } = game
  return useMemo(() => (shelf ? sameProvider(shelf, id, provider) : NONE), [shelf, id, provider])
}

function sameProvider(shelf: CatalogueTable, id: string, provider: string): ProvidedCard[] {
  const at = shelf.providers.indexOf(provider)
  const found: ProvidedCard[] = []
  for (let place = 0; place < shelf.count && found.length < SHOWN; place += 1) {
    if (shelf.provider[place] === at && shelf.ids[place] !== id) found.push(gameAt(shelf, place))
  }
  return found
}
