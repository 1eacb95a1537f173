import type { OriginalGame } from '#db/view.ts'
import { useCaseNames } from './cases/use-case-names.ts'
import { useCoinflipNames } from './coinflip/use-coinflip-names.ts'
import { useDiceNames } from './dice/use-dice-names.ts'
import { useHiloNames } from './hilo/use-hilo-names.ts'
import { useKenoNames } from './keno/use-keno-names.ts'
import { useMinerNames } from './miner/use-miner-names.ts'
import { usePlinkoNames } from './plinko/use-plinko-names.ts'
import { useRouletteNames } from './roulette/use-roulette-names.ts'
import { type RoundNames, toRoundNames } from './table/fairness/names.ts'
import { useWheelNames } from './wheel/use-wheel-names.ts'

/** The names of rounds and draws of all games, for pages that show the rounds of any. */
export function useRoundNames(): RoundNames {
  const names: Record<OriginalGame, RoundNames> = {
    dice: toRoundNames(useDiceNames()),
    plinko: toRoundNames(usePlinkoNames()),
    coinflip: toRoundNames(useCoinflipNames()),
    hilo: toRoundNames(useHiloNames()),
    keno: toRoundNames(useKenoNames()),
    miner: toRoundNames(useMinerNames()),
    roulette: toRoundNames(useRouletteNames()),
    wheel: toRoundNames(useWheelNames()),
    cases: toRoundNames(useCaseNames()),
  }
  return {
    round: (round) => names[round.game].round(round),
    pick: (from, value) => names[from.game].pick(from, value),
  }
}
