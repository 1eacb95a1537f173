import { useCallback } from 'react'
import type { GameNames } from '../table/fairness/names.ts'
import type { Played } from '../table/round/played.ts'
import { useHundredths } from './use-hundredths.ts'

/** Names a roll: "50.50". */
export function useDiceNames(): GameNames<'dice'> {
  const hundredths = useHundredths()
  const round = useCallback(({ state }: Played<'dice'>) => hundredths(state.roll), [hundredths])
  return { round, pick: hundredths }
}
