import type { HouseGame } from '../../../../worker/domain/games/house-games.ts'
import type { OriginalGame } from '../../../../worker/domain/games/originals.ts'
import type { ComponentType } from 'react'
import { lazyComponent } from '../../../errors/lazy-component.tsx'
import { PageSkeleton } from '../../../app/layout/PageSkeleton.tsx'
import { preloadGameTable } from '../../../data/account-queries.ts'
import { ROUNDS_SHOWN } from '../round/rounds-shown.ts'
import { withGameTexts } from './texts.ts'

/** The pages of the house games: a chunk each, with the texts that they share. */
export const ORIGINAL_PAGES = {
  dice: page('dice', () => import('../../dice/DicePage.tsx')),
  coinflip: page('coinflip', () => import('../../coinflip/CoinflipPage.tsx')),
  hilo: page('hilo', () => import('../../hilo/HiloPage.tsx')),
  keno: page('keno', () => import('../../keno/KenoPage.tsx')),
  miner: page('miner', () => import('../../miner/MinerPage.tsx')),
  roulette: page('roulette', () => import('../../roulette/RoulettePage.tsx')),
  wheel: page('wheel', () => import('../../wheel/WheelPage.tsx')),
  cases: page('cases', () => import('../../cases/CasesPage.tsx')),
  crash: lazyComponent(
    withGameTexts(() => import('../../crash/CrashPage.tsx')),
    PageSkeleton,
  ),
  rooms: lazyComponent(
    withGameTexts(() => import('../../rooms/RoomsPage.tsx')),
    PageSkeleton,
  ),
} satisfies Record<HouseGame, unknown>

function page(game: OriginalGame, load: () => Promise<{ default: ComponentType }>) {
  // Loads the data with the code: if the open round rendered later, the layout would shift.
  const loadWithTable = async () => {
    const [loaded] = await Promise.all([load(), preloadGameTable(game, ROUNDS_SHOWN)])
    return loaded
  }
  return lazyComponent(withGameTexts(loadWithTable), PageSkeleton)
}
