import { useMemo } from 'react'
import { type CatalogueTable, gameAt } from '#db/lobby-view.ts'
import type { ProvidedCard } from '#db/view.ts'
import { useCatalogueTable } from '../../data/lobby-queries.ts'

const SHOWN = 12
const NONE: ProvidedCard[] = []

/** Other games of the same provider, the most played first. */
export function useSimilar(game: ProvidedCard): ProvidedCard[] {
  const catalogue = useCatalogueTable(game.kind)
  const { id, provider } = game
  return useMemo(() => (catalogue ? sameProvider(catalogue, id, provider) : NONE), [catalogue, id, provider])
}

function sameProvider(catalogue: CatalogueTable, id: string, provider: string): ProvidedCard[] {
  const at = catalogue.providers.indexOf(provider)
  const found: ProvidedCard[] = []
  for (let place = 0; place < catalogue.count && found.length < SHOWN; place += 1) {
    if (catalogue.provider[place] === at && catalogue.ids[place] !== id) found.push(gameAt(catalogue, place))
  }
  return found
}
