import type { HouseGame } from '../../../../worker/domain/games/house-games.ts'
import type { OriginalGame } from '../../../../worker/domain/games/originals.ts'
import type { ComponentType } from 'react'
import { lazyComponent } from '../../../errors/lazy-component.tsx'
import { PageSkeleton } from '../../../app/layout/PageSkeleton.tsx'
import { preloadGameTable } from '../../../data/account-queries.ts'
import { ROUNDS_SHOWN } from '../round/rounds-shown.ts'
import { withGameTexts } from './texts.ts'

/** The pages of the house's games, each in a chunk of its own, with the texts that all of them share. */
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
  // Together with its code: a table that comes up without its open round would move for it.
  const loadWithTable = async () => {
    const [loaded] = await Promise.all([load(), preloadGameTable(game, ROUNDS_SHOWN)])
    return loaded
  }
  return lazyComponent(withGameTexts(loadWithTable), PageSkeleton)
}
