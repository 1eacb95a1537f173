import { FormattedMessage } from 'react-intl'
import type { Currency } from '#domain/money/currencies.ts'
import type { Minor } from '#domain/money/money.ts'
import { useShortMoney } from '../format/use-short-money.ts'

type Props = { percent: number; maxAmount: Minor | null; currency: Currency | null }

/** What share of a deposit a bonus is, and how much it comes to at most. */
export function BonusPercent({ percent, maxAmount, currency }: Props) {
  const money = useShortMoney(currency)
  return maxAmount === null ? (
    <FormattedMessage id="bonus.rule.percent" values={{ percent }} />
  ) : (
    <FormattedMessage id="bonus.rule.percentUpTo" values={{ percent, max: money(maxAmount) }} />
  )
}
