import { useIntl } from 'react-intl'
import type { Currency } from '#domain/money/currencies.ts'
import { type Minor, minor } from '#domain/money/money.ts'
import { getOutcome } from '#domain/money/outcome.ts'
import { useMoney } from '../../../format/use-money.ts'

const TEXTS = {
  win: { current: 'bet.result.wonAmount', past: 'bet.result.wonBefore' },
  loss: { current: 'bet.result.lostAmount', past: 'bet.result.lostBefore' },
  push: { current: 'bet.result.push', past: 'bet.result.returnedBefore' },
} as const

type Result = { amount: Minor; payout: Minor; currency: Currency }

/**
 * The player's result in a round played together: "Win +₽4.70", or that of the last bet, beside another round. `change`
 * is what to show as won or lost; it counts up.
 */
export function useBetResultText() {
  const intl = useIntl()
  const money = useMoney()
  return (result: Result, when: 'current' | 'past', change = minor(result.payout - result.amount)): string =>
    intl.formatMessage(
      { id: TEXTS[getOutcome(result)][when] },
      { change: money(minor(Math.abs(change)), result.currency) },
    )
}
