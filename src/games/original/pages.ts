import type { OriginalGame } from '../../../worker/rules/originals.ts'
import type { ComponentType } from 'react'
import { lazyPart } from '../../app/lazy-part.tsx'
import { PageSkeleton } from '../../app/PageSkeleton.tsx'
import { withGameTexts } from './texts.ts'

/** The pages of the originals, each in a chunk of its own, with the texts that all of them share. */
export const ORIGINAL_PAGES = {
  dice: page(() => import('../dice/DicePage.tsx')),
  coinflip: page(() => import('../coinflip/CoinflipPage.tsx')),
  hilo: page(() => import('../hilo/HiloPage.tsx')),
  keno: page(() => import('../keno/KenoPage.tsx')),
  miner: page(() => import('../miner/MinerPage.tsx')),
  roulette: page(() => import('../roulette/RoulettePage.tsx')),
  wheel: page(() => import('../wheel/WheelPage.tsx')),
  cases: page(() => import('../cases/CasesPage.tsx')),
} satisfies Record<OriginalGame, unknown>

function page(load: () => Promise<{ default: ComponentType }>) {
  return lazyPart(withGameTexts(load), PageSkeleton)
}
