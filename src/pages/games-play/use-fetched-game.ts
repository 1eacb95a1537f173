import { useCallback, useEffect, useState } from 'react'
import type { ShelfGame } from '../../../worker/db/lobby-view.ts'
import type { GameKind } from '../../../worker/db/view.ts'
import { commands } from '../../data/commands.ts'
import { useGame, useShelf } from '../../data/lobby-queries.ts'
import { useReachable } from '../../data/queries.ts'

type Fetched = {
  /** null while it is not known. */
  game: ShelfGame | null
  /** The operator has said what it has, and this game is not among it; or it cannot be asked, and what is here has none. */
  isGone: boolean
  /** Asks for it again. */
  find: () => Promise<void>
}

/** A game by its address: asked for where the catalogue that is here, if any, does not have it. */
export function useFetchedGame(kind: GameKind, slug: string): Fetched {
  const game = useGame(kind, slug)
  const isMissing = game === null
  const hasShelf = Boolean(useShelf(kind))
  const reachable = useReachable()
  const address = `${kind} ${slug}`
  const [answered, setAnswered] = useState('')
  const ask = useCallback(async () => {
    const answer = await commands.lobby.findGame({ kind, slug })
    // A game that could not be asked for may well be there.
    return answer.ok ? `${kind} ${slug}` : ''
  }, [kind, slug])
  useEffect(() => {
    if (isMissing && reachable) void ask().then(setAnswered)
  }, [isMissing, reachable, ask])
  const find = async (): Promise<void> => setAnswered(await ask())
  return { game: game ?? null, isGone: isMissing && hasShelf && (!reachable || answered === address), find }
}
