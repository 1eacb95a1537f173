import { FormattedMessage } from 'react-intl'
import type { Currency } from '#domain/money/currencies.ts'
import type { Minor } from '#domain/money/money.ts'
import type { Rates } from '#domain/money/rates.ts'
import { useAboutMoney } from '../format/use-about-money.ts'
import { useShortMoney } from '../format/use-short-money.ts'

type Props = {
  percent: number
  maxAmount: Minor | null
  currency: Currency | null
  /** For the most, about in the viewer's currency. */
  rates?: Rates | null
}

/** What share of a deposit a bonus is, and how much it comes to at most. */
export function BonusPercent({ percent, maxAmount, currency, rates = null }: Props) {
  const money = useShortMoney(currency)
  const getAbout = useAboutMoney(currency, rates)
  if (maxAmount === null) return <FormattedMessage id="bonus.rule.percent" values={{ percent }} />
  const about = getAbout(maxAmount)
  const exact = money(maxAmount)
  if (about === null) return <FormattedMessage id="bonus.rule.percentUpTo" values={{ percent, max: exact }} />
  return (
    <span data-tip={exact}>
      <FormattedMessage id="bonus.rule.percentUpTo" values={{ percent, max: about }} />
    </span>
  )
}
