import type { ComponentType } from 'react'
import type { HouseGame } from '#domain/games/house-games.ts'

type Load = () => Promise<{ default: ComponentType }>

/** Imports the page of each game. Known from the start, so that a game's page loads beside the code that shows it. */
export const GAME_PAGES = {
  dice: () => import('./dice/DicePage.tsx'),
  coinflip: () => import('./coinflip/CoinflipPage.tsx'),
  hilo: () => import('./hilo/HiloPage.tsx'),
  keno: () => import('./keno/KenoPage.tsx'),
  miner: () => import('./miner/MinerPage.tsx'),
  wheel: () => import('./wheel/WheelPage.tsx'),
  roulette: () => import('./roulette/RoulettePage.tsx'),
  cases: () => import('./cases/CasesPage.tsx'),
  crash: () => import('./crash/CrashPage.tsx'),
  rooms: () => import('./rooms/RoomsPage.tsx'),
} satisfies Record<HouseGame, Load>

const pages = new Map<string, Load>(Object.entries(GAME_PAGES))

/** Starts loading the page of the game at a path. Never throws: the page itself loads it again. */
export function preloadGamePage(path: string): void {
  const [, , game = '', item = ''] = path.split('/')
  // The wheel is below the roulette.
  const load = pages.get(item) ?? pages.get(game)
  load?.().catch(() => undefined)
}
