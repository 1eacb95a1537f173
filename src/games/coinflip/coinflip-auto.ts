import type { RoundState } from '../../../worker/endpoints/originals/shapes.ts'
import { COINFLIP_MOST, winsIn } from '../../../worker/domain/games/coinflip.ts'
import type { AutoGame } from '../auto/auto-source.ts'
import type { Coinflip } from './use-coinflip.ts'

/** What comes next in an open round that is to be cashed out after so many wins. */
export function nextCoinflipStep(state: RoundState<'coinflip'>, wins: number): 'flip' | 'cashOut' {
  return winsIn(state) < wins ? 'flip' : 'cashOut'
}

/** The side that is called is bet on at every flip. */
export function toCoinflipAuto(coinflip: Coinflip): AutoGame<'coinflip'> {
  return {
    ready: true,
    place: (amount) => coinflip.flip(amount),
    steps: {
      label: 'auto.steps.coinflip',
      hint: 'auto.hint.coinflip',
      most: COINFLIP_MOST,
      take: ({ state }, wins) => coinflip[nextCoinflipStep(state, wins)](),
    },
  }
}
