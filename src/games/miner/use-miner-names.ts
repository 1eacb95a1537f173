import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import type { GameNames } from '../table/fairness/names.ts'
import type { Played } from '../table/round/played.ts'
import { countGems } from './board.ts'

/** Names a round by its gems and mines, and a draw by the number of its tile. */
export function useMinerNames(): GameNames<'miner'> {
  const { formatMessage } = useIntl()
  const round = useCallback(
    ({ bet, state }: Played<'miner'>) =>
      formatMessage({ id: 'miner.name' }, { gems: countGems(state), mines: bet.mines }),
    [formatMessage],
  )
  return { round, pick: (value) => String(value + 1) }
}
