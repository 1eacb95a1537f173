import { useCallback } from 'react'
import { segmentPays, WHEEL_RISKS } from '#domain/games/wheel.ts'
import type { GameNames } from '../table/fairness/names.ts'
import type { Played } from '../table/round/played.ts'
import { useTimes } from './times.ts'

/** Names a round by what its segment pays, and a draw by its segment too. */
export function useWheelNames(): GameNames<'wheel'> {
  const times = useTimes()
  const round = useCallback(({ bet, state }: Played<'wheel'>) => times(segmentPays(bet.risk, state.segment)), [times])
  return {
    round,
    pick: (value, variant) => {
      const risk = WHEEL_RISKS.find((each) => each === variant)
      return risk ? `${value + 1} · ${times(segmentPays(risk, value))}` : String(value + 1)
    },
  }
}
