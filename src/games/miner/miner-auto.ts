import type { RoundState } from '#domain/games/round-shapes.ts'
import { minerGems } from '#domain/games/miner.ts'
import type { AutoGame } from '../table/auto/auto-source.ts'
import { countGems } from './board.ts'
import type { Miner } from './use-miner.ts'

/** The next step of auto-play in an open round: opens tiles until it has `gems` gems, then cashes out. */
export function nextMinerStep(state: RoundState<'miner'>, gems: number): 'openAny' | 'takeOut' {
  return countGems(state) < gems ? 'openAny' : 'takeOut'
}

/** Auto-play opens a random tile; the operator decides what is under it. */
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
