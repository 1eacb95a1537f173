import type { HouseGame } from './house-games.ts'
import { ORIGINALS } from './original-pictures.ts'

/** One of our own games. It contains its name, path and picture, because the first paint cannot look them up. */
export type OriginalCard = {
  id: HouseGame
  name: string
  provider: string
  kind: 'original'
  isNew: boolean
  path: string
  picture: string
  image?: never
}

/** The tile data of a house game; `name` is already in the page's language. */
export function originalCard(game: HouseGame, name: string): OriginalCard {
  const path = `/games/${game === 'wheel' ? 'roulette/wheel' : game}`
  return { id: game, name, provider: '', kind: 'original', isNew: false, path, picture: ORIGINALS[game] }
}
