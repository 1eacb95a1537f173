import type { HouseGame } from '#domain/games/house-games.ts'
import { cases } from './cases/game.ts'
import { coinflip } from './coinflip/game.ts'
import { crash } from './crash/game.ts'
import { dice } from './dice/game.ts'
import { hilo } from './hilo/game.ts'
import { keno } from './keno/game.ts'
import { miner } from './miner/game.ts'
import { plinko } from './plinko/game.ts'
import { rooms } from './rooms/game.ts'
import { roulette } from './roulette/game.ts'
import type { Game } from './table/game.ts'
import { wheel } from './wheel/game.ts'

/** All house games. Their code loads with their pages; only `names.ts` and `paths.ts` beside this know all games too. */
export const GAMES: Record<HouseGame, Game> = {
  dice,
  plinko,
  coinflip,
  hilo,
  keno,
  miner,
  roulette,
  wheel,
  cases,
  crash,
  rooms,
}
