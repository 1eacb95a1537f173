import type { HouseGame } from './house-games.ts'

const PLAYED = 'original:'

/** What a game of the house is called among the favourites and those played last; the ids of other games are their operator's own. */
export function playedId(game: HouseGame): string {
  return PLAYED + game
}

/** Whether one of them is a game of the house: none that a catalogue has. */
export function isPlayedOriginal(id: string): boolean {
  return id.startsWith(PLAYED)
}
