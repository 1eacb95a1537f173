import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { plinkoMultiplier } from '#domain/games/plinko.ts'
import type { GameNames } from '../table/fairness/names.ts'
import { useMultiplier } from '../table/round/multiplier.ts'
import type { Played } from '../table/round/played.ts'

/** Names a round by what its slot pays, and a draw by the side that the peg sent the ball to. */
export function usePlinkoNames(): GameNames<'plinko'> {
  const { formatMessage } = useIntl()
  const multiplier = useMultiplier()
  const round = useCallback(
    ({ bet, state }: Played<'plinko'>) => multiplier(plinkoMultiplier(bet, state.path)),
    [multiplier],
  )
  return { round, pick: (value) => formatMessage({ id: value === 0 ? 'plinko.left' : 'plinko.right' }) }
}
