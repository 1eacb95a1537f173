import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import type { OriginalRound } from '#db/view.ts'
import { minerGems, minerHundredths } from '#domain/games/miner.ts'
import { useMoney } from '../../format/use-money.ts'
import { useMultiplier } from '../table/round/multiplier.ts'
import { useResultText } from '../table/round/use-result-text.ts'
import { countGems, getHitMine, getTilePlace } from './board.ts'

type Round = OriginalRound<'miner'>

/** The status of a round for its texts. */
export type MinerRoundStatus = 'first' | 'open' | 'lost' | 'cashedOut' | 'all'

export function getMinerRoundStatus({ status, bet, state }: Round): MinerRoundStatus {
  if (status === 'open') return state.opened.length === 0 ? 'first' : 'open'
  if (getHitMine(state) !== null) return 'lost'
  return countGems(state) === minerGems(bet.mines) ? 'all' : 'cashedOut'
}

/** The announcement after each step of a round. */
export function useMinerWords(): (round: Round) => string {
  const { formatMessage } = useIntl()
  const money = useMoney()
  const resultText = useResultText()
  const multiplier = useMultiplier()
  return useCallback(
    (round) => {
      const { bet, state, currency } = round
      const status = getMinerRoundStatus(round)
      const last = getTilePlace(state.opened.at(-1) ?? 0)
      const gems = countGems(state)
      const result = resultText(round)
      // A function, because the next multiplier exists only while gems are left.
      const next = () => multiplier(minerHundredths(bet.mines, gems + 1))
      if (status === 'first') return formatMessage({ id: 'miner.said.start' }, { mines: bet.mines, next: next() })
      if (status === 'lost') return formatMessage({ id: 'miner.said.lost' }, { ...last, result })
      if (status === 'open') {
        const cashOut = money(round.cashOut, currency)
        return formatMessage({ id: 'miner.said.gem' }, { ...last, cashOut, next: next() })
      }
      return formatMessage({ id: `miner.said.${status}` }, { result })
    },
    [formatMessage, money, resultText, multiplier],
  )
}
