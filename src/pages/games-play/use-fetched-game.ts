import { useEffect, useState } from 'react'
import type { CatalogueGame } from '#db/lobby-view.ts'
import { useFetchedCatalogue } from '../../catalogue/use-fetched-catalogue.ts'
import { useGame } from '../../data/lobby-queries.ts'
import { useReachable } from '../../data/queries.ts'
import { useRefresh } from '../../data/use-refresh.ts'
import { checkGameExists, markGameShown, takePreloadedGame } from './landed-game.ts'
import type { GameKind } from '#domain/games/game-types.ts'

export type Fetched = {
  /** null while it is not known. */
  game: CatalogueGame | null
  /** The operator does not have this game; or it is unreachable and the cached catalogue does not have it. */
  isGone: boolean
  /** The game is being requested and nothing has failed yet. */
  isRequested: boolean
  /** Requests it again. */
  find: () => Promise<void>
}

/**
 * Finds a game by its address; asks the operator if the cached catalogue is missing or does not have the game. The
 * component must be keyed by game.
 */
export function useFetchedGame(kind: GameKind, slug: string): Fetched {
  const known = useGame(kind, slug)
  const isMissing = known === null
  const [last, setLast] = useState<CatalogueGame | null>(null)
  if (known && known !== last) setLast(known)
  const [answer, setAnswer] = useState<'gone' | 'failed' | null>(null)
  const reachable = useReachable()
  // If the operator lacks the game or this endpoint, the catalogue may still have it.
  const catalogue = useFetchedCatalogue(kind, isMissing && answer !== null)
  useRefresh(find, isMissing)
  useEffect(() => {
    if (known || answer !== null || !reachable) markGameShown()
  }, [known, answer, reachable])
  // If a new catalogue drops an open game, the operator is asked first, so that a running round is not interrupted.
  const game = known ?? (answer === 'gone' ? null : last)
  const isGone = isMissing && game === null && (answer === 'gone' || (!reachable && Boolean(catalogue)))
  return { game, isGone, isRequested: reachable && answer === null, find }

  async function find(): Promise<void> {
    const ahead = await takePreloadedGame({ kind, slug })
    // After a failed early request only the player retries.
    const isThere = ahead === undefined ? await checkGameExists({ kind, slug }) : ahead
    if (isThere === null) setAnswer('failed')
    else setAnswer(isThere ? null : 'gone')
  }
}
