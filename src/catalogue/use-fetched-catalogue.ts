import { commands } from '../data/commands.ts'
import { useCatalogueTable } from '../data/lobby-queries.ts'
import { useRefresh } from '../data/use-refresh.ts'
import type { GameKind } from '#domain/games/game-types.ts'

/**
 * All games of a kind; null if the device has never loaded the catalogue. It is then requested once `wanted`, and again
 * when the connection returns.
 */
export function useFetchedCatalogue(kind: GameKind, wanted = true) {
  const table = useCatalogueTable(kind)
  const missing = table === null
  useRefresh(() => commands.lobby.refreshCatalogue(), missing && wanted)
  return table
}
