import type { HouseGame } from '#domain/games/house-games.ts'

/** The posters of all our own games in one file: each is a view of it, named as its game. */
const FILE = new URL('../../cover/original-posters.svg', import.meta.url).href

export function getPosterAddress(game: HouseGame): string {
  return `${FILE}#${game}`
}
