import { useMemo } from 'react'
import type { GameCard } from '../../../worker/db/view.ts'
import { playedId } from '#domain/games/played-original.ts'
import { useOriginalCards } from '../../catalogue/game-search/use-found-originals.ts'
import { useShownOriginals } from '../../catalogue/use-shown-originals.ts'
import { useFavouriteIds, useFavourites } from '../../data/lobby-queries.ts'

/** The player's favourites as tiles, the newest first, including original games; undefined until loaded. */
export function useFavouriteGames(): readonly GameCard[] | undefined {
  const ids = useFavouriteIds()
  const provided = useFavourites()
  const originals = useOriginalCards(useShownOriginals())
  return useMemo(() => {
    if (!ids || !provided) return undefined
    const cards = new Map<string, GameCard>(provided.map((card) => [card.id, card]))
    for (const card of originals) cards.set(playedId(card.id), card)
    return ids.flatMap((id) => cards.get(id) ?? [])
  }, [ids, provided, originals])
}
