import type { RoundGame } from '../../../worker/rules/originals.ts'
import { lazyPart } from '../../app/lazy-part.tsx'
import { withGameTexts } from './texts.ts'

/** The pages of the originals, each in a chunk of its own, with the texts that all of them share. */
export const ORIGINAL_PAGES = {
  coinflip: lazyPart(withGameTexts(() => import('../coinflip/CoinflipPage.tsx'))),
  hilo: lazyPart(withGameTexts(() => import('../hilo/HiloPage.tsx'))),
  keno: lazyPart(withGameTexts(() => import('../keno/KenoPage.tsx'))),
  miner: lazyPart(withGameTexts(() => import('../miner/MinerPage.tsx'))),
  roulette: lazyPart(withGameTexts(() => import('../roulette/RoulettePage.tsx'))),
  wheel: lazyPart(withGameTexts(() => import('../wheel/WheelPage.tsx'))),
  cases: lazyPart(withGameTexts(() => import('../cases/CasesPage.tsx'))),
} satisfies Record<RoundGame, unknown>
