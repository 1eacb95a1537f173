import type { HouseGame } from '#domain/games/house-games.ts'
import { GAME_PAGES } from './page-code.ts'
import { type Game, livePage, originalPage } from './table/game.ts'

/** All house games. Their code loads with their pages; only `page-code.ts` and `names.ts` beside this know all games too. */
export const GAMES: Record<HouseGame, Game> = {
  dice: { Page: originalPage('dice', GAME_PAGES.dice) },
  coinflip: { Page: originalPage('coinflip', GAME_PAGES.coinflip) },
  hilo: { Page: originalPage('hilo', GAME_PAGES.hilo) },
  keno: { Page: originalPage('keno', GAME_PAGES.keno) },
  miner: { Page: originalPage('miner', GAME_PAGES.miner) },
  roulette: { Page: originalPage('roulette', GAME_PAGES.roulette) },
  wheel: { Page: originalPage('wheel', GAME_PAGES.wheel) },
  cases: { Page: originalPage('cases', GAME_PAGES.cases), hasPlaces: true },
  crash: { Page: livePage(GAME_PAGES.crash) },
  rooms: { Page: livePage(GAME_PAGES.rooms), hasPlaces: true },
}
