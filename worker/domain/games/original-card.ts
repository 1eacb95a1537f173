import type { OriginalCard } from '../../db/rows.ts'
import type { HouseGame } from './house-games.ts'
import { ORIGINALS } from './original-pictures.ts'

/** The tile data of a house game; `name` is already in the page's language. */
export function originalCard(game: HouseGame, name: string): OriginalCard {
  const path = `/games/${game === 'wheel' ? 'roulette/wheel' : game}`
  return { id: game, name, provider: '', kind: 'original', isNew: false, path, picture: ORIGINALS[game] }
}
