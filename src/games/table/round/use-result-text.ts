import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import type { Currency } from '#domain/money/currencies.ts'
import type { Minor } from '#domain/money/money.ts'
import { useMoney } from '../../../format/use-money.ts'
import { changeText } from '../change.ts'
import { getOutcome } from '#domain/money/outcome.ts'
import { OUTCOME_TEXT } from './outcome-text.ts'

type Settled = { payout: Minor; amount: Minor; currency: Currency | null }

/** The result of a round as text: "Win +₽4.70", or that the bet is returned. */
export function useResultText(): (round: Settled) => string {
  const { formatMessage } = useIntl()
  const money = useMoney()
  return useCallback(
    (round) => {
      const outcome = getOutcome(round)
      const text = formatMessage({ id: OUTCOME_TEXT[outcome] })
      return outcome === 'push' ? text : `${text} ${changeText(round, money)}`
    },
    [formatMessage, money],
  )
}
