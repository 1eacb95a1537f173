import type { OriginalCard } from '../../db/rows.ts'
import type { HouseGame } from './house-games.ts'
import { ORIGINALS } from './original-pictures.ts'

/** A game of the house as a tile shows it, under its name in the language that is spoken. */
export function originalCard(game: HouseGame, name: string): OriginalCard {
  const path = `/games/${game === 'wheel' ? 'roulette/wheel' : game}`
  return { id: game, name, provider: '', kind: 'original', isNew: false, path, picture: ORIGINALS[game] }
}
