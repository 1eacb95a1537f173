import type { RoundState } from '../../../worker/endpoints/originals/shapes.ts'
import { minerGems } from '../../../worker/domain/games/miner.ts'
import type { AutoGame } from '../auto/auto-source.ts'
import { countGems } from './board.ts'
import type { Miner } from './use-miner.ts'

/** What comes next in an open round that is to be cashed out after so many gems. */
export function nextMinerStep(state: RoundState<'miner'>, gems: number): 'openAny' | 'takeOut' {
  return countGems(state) < gems ? 'openAny' : 'takeOut'
}

/** Which tile is opened is left to chance here; what is under it, to the operator. */
export function toMinerAuto(miner: Miner): AutoGame<'miner'> {
  return {
    ready: true,
    place: (amount) => miner.start(amount),
    steps: {
      label: 'auto.steps.miner',
      hint: 'auto.hint.miner',
      most: minerGems(miner.mines),
      take: ({ state }, gems) => miner[nextMinerStep(state, gems)](),
    },
  }
}
