import type { HouseGame } from './house-games.ts'

const PLAYED = 'original:'

/** Id of a house game among favourites and recently played games; other games have the operator's ids. */
export function playedId(game: HouseGame): string {
  return PLAYED + game
}

/** Whether such an id is of a house game, which is in no catalogue. */
export function isPlayedOriginal(id: string): boolean {
  return id.startsWith(PLAYED)
}
