import { HILO_MOST_CARDS, type HiloState, hiloRanksThatWin, lastCard } from '#domain/games/hilo.ts'
import type { AutoGame } from '../table/auto/auto-source.ts'
import type { Original } from '../table/use-original.ts'
import { rightGuesses } from './hilo-odds.ts'

/**
 * The next step of auto-play in an open round: the likelier guess until `right` guesses were right, then the cash-out.
 */
export function nextHiloStep(state: HiloState, right: number): 'higher' | 'lower' | 'cashOut' {
  if (rightGuesses(state) >= right) return 'cashOut'
  const card = lastCard(state)
  return hiloRanksThatWin(card, 'higher') >= hiloRanksThatWin(card, 'lower') ? 'higher' : 'lower'
}

export function toHiloAuto({ play: { bet, act } }: Original<'hilo'>): AutoGame<'hilo'> {
  return {
    ready: true,
    place: (amount) => bet({}, amount),
    steps: {
      label: 'auto.steps.hilo',
      hint: 'auto.hint.hilo',
      most: HILO_MOST_CARDS - 1,
      take: ({ state }, right) => act({ kind: nextHiloStep(state, right) }),
    },
  }
}
