import { useCallback } from 'react'
import type { GameNames } from '../table/fairness/names.ts'
import type { Played } from '../table/round/played.ts'
import { usePocketText } from './use-place-text.ts'

/** Names a pocket: "17 black". */
export function useRouletteNames(): GameNames<'roulette'> {
  const pocketText = usePocketText()
  const round = useCallback(({ state }: Played<'roulette'>) => pocketText(state.pocket), [pocketText])
  return { round, pick: pocketText }
}
