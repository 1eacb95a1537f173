import { useCallback, useEffect, useState } from 'react'
import type { CatalogueGame } from '../../../worker/db/lobby-view.ts'
import type { GameKind } from '../../../worker/db/view.ts'
import { useFetchedCatalogue } from '../../catalogue/use-fetched-catalogue.ts'
import { useGame } from '../../data/lobby-queries.ts'
import { useReachable } from '../../data/queries.ts'
import { askGame, landedStands, takePreloadedGame } from './landed-game.ts'

export type Fetched = {
  /** null while it is not known. */
  game: CatalogueGame | null
  /** The operator has said that it has not this game; or it cannot be asked, and the catalogue that is here has none. */
  isGone: boolean
  /** It is being asked for, and nothing has gone wrong yet. */
  isAsked: boolean
  /** Asks for it again. */
  find: () => Promise<void>
}

/**
 * A game by its address: asked for by itself where the catalogue that is here, if any, does not have it. For one game:
 * another one is another component.
 */
export function useFetchedGame(kind: GameKind, slug: string): Fetched {
  const known = useGame(kind, slug)
  const isMissing = known === null
  const [last, setLast] = useState<CatalogueGame | null>(null)
  if (known && known !== last) setLast(known)
  const [answer, setAnswer] = useState<'gone' | 'failed' | null>(null)
  const reachable = useReachable()
  // Whether the operator has no such game or no such call, the catalogue may know better.
  const shelf = useFetchedCatalogue(kind, isMissing && answer !== null)
  const ask = useCallback(async () => {
    const ahead = await takePreloadedGame({ kind, slug })
    // What could not be told a moment ago is asked for again by the player alone.
    const isThere = ahead === undefined ? await askGame({ kind, slug }) : ahead
    if (isThere === null) return 'failed'
    return isThere ? null : 'gone'
  }, [kind, slug])
  useEffect(() => {
    if (isMissing && reachable) void ask().then(setAnswer)
  }, [isMissing, reachable, ask])
  useEffect(() => {
    if (known || answer !== null || !reachable) landedStands()
  }, [known, answer, reachable])
  const find = async (): Promise<void> => setAnswer(await ask())
  // One that goes with a new catalogue is asked for by itself: a round that runs in it is not broken off meanwhile.
  const game = known ?? (answer === 'gone' ? null : last)
  const isGone = isMissing && game === null && (answer === 'gone' || (!reachable && Boolean(shelf)))
  return { game, isGone, isAsked: reachable && answer === null, find }
}
