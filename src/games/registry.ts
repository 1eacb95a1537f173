import type { HouseGame } from '#domain/games/house-games.ts'
import { casesGame } from './cases/game.ts'
import { coinflipGame } from './coinflip/game.ts'
import { crashGame } from './crash/game.ts'
import { diceGame } from './dice/game.ts'
import { hiloGame } from './hilo/game.ts'
import { kenoGame } from './keno/game.ts'
import { minerGame } from './miner/game.ts'
import { plinkoGame } from './plinko/game.ts'
import { roomsGame } from './rooms/game.ts'
import { rouletteGame } from './roulette/game.ts'
import type { Game } from './table/game.ts'
import { wheelGame } from './wheel/game.ts'

/** All house games. Their code loads with their pages; only `names.ts` and `paths.ts` beside this know all games too. */
export const GAMES: Record<HouseGame, Game> = {
  dice: diceGame,
  plinko: plinkoGame,
  coinflip: coinflipGame,
  hilo: hiloGame,
  keno: kenoGame,
  miner: minerGame,
  roulette: rouletteGame,
  wheel: wheelGame,
  cases: casesGame,
  crash: crashGame,
  rooms: roomsGame,
}
