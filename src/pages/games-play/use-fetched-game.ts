import { useEffect, useState } from 'react'
import type { ShelfGame } from '../../../worker/db/lobby-view.ts'
import type { GameKind } from '../../../worker/db/view.ts'
import { commands } from '../../data/commands.ts'
import { useGame, useShelf } from '../../data/lobby-queries.ts'
import { useReachable } from '../../data/queries.ts'

type Fetched = {
  /** null while it is not known. */
  game: ShelfGame | null
  /** The operator has no such game, or cannot be asked and the catalogue that is here has none. */
  isGone: boolean
}

/** A game by its address: asked for where the catalogue that is here, if any, does not have it. */
export function useFetchedGame(kind: GameKind, slug: string): Fetched {
  const game = useGame(kind, slug)
  const isMissing = game === null
  const hasShelf = Boolean(useShelf(kind))
  const reachable = useReachable()
  const address = `${kind} ${slug}`
  const [answered, setAnswered] = useState('')
  useEffect(() => {
    if (isMissing && reachable) void commands.lobby.findGame({ kind, slug }).then(() => setAnswered(address))
  }, [isMissing, reachable, kind, slug, address])
  return { game: game ?? null, isGone: isMissing && hasShelf && (!reachable || answered === address) }
}
