import type { RoundState } from '#domain/games/round-shapes.ts'
import { COINFLIP_MOST, winsIn } from '#domain/games/coinflip.ts'
import type { AutoGame } from '../table/auto/auto-source.ts'
import type { Coinflip } from './use-coinflip.ts'

/** The next step of auto-play in an open round: flips until it has `wins` wins, then cashes out. */
export function nextCoinflipStep(state: RoundState<'coinflip'>, wins: number): 'flip' | 'cashOut' {
  return winsIn(state) < wins ? 'flip' : 'cashOut'
}

/** Every flip bets on the selected side. */
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
