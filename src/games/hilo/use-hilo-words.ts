import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { useMoney } from '../../format/use-money.ts'
import { useResultText } from '../table/round/use-result-text.ts'
import { getHiloChoices } from './hilo-odds.ts'
import { useCardName } from './use-card-name.ts'
import { useFormatHiloChance } from './use-format-hilo-chance.ts'
import { getShownCard, type HiloRound } from './use-hilo.ts'

/** The announcement of a step: the card, the result of the guess, and the next choices with their payouts. */
export function useHiloWords(): (round: HiloRound) => string {
  const intl = useIntl()
  const money = useMoney()
  const resultText = useResultText()
  const chance = useFormatHiloChance()
  const cardName = useCardName()
  return useCallback(
    (round) => {
      const card = cardName(getShownCard(round))
      const { currency } = round
      if (round.status === 'settled') {
        return intl.formatMessage(
          { id: round.payout === 0 ? 'hilo.said.lost' : 'hilo.said.paid' },
          { card, result: resultText(round) },
        )
      }
      const odds = getHiloChoices(round.state, round.amount).map((choice) =>
        intl.formatMessage(
          { id: `hilo.said.${choice.guess}` },
          { kind: choice.kind, chance: chance(choice.chance), payout: money(choice.payout, currency) },
        ),
      )
      const cashOut = money(round.cashOut, currency)
      const statusText = intl.formatMessage(
        { id: round.cashOut === null ? 'hilo.said.first' : 'hilo.said.open' },
        { card, cashOut },
      )
      return [statusText, ...odds].join(' ')
    },
    [intl, money, resultText, chance, cardName],
  )
}
