import { useIntl } from 'react-intl'
import type { Commission } from '#domain/money/commission.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { useShortMoney } from '../../format/use-short-money.ts'

/** Shares are in hundredths of a percent: 10,000 is 100%. */
const WHOLE = 10_000

/** Formats a commission: a share, a fixed amount, both, or none. */
export function useCommission(currency: Currency | null): (commission: Commission) => string {
  const { formatMessage, formatNumber } = useIntl()
  const money = useShortMoney(currency)
  return ({ percent, fixed }) => {
    if (percent === 0 && fixed === 0) return formatMessage({ id: 'withdraw.fee.none' })
    const share = formatNumber(percent / WHOLE, { style: 'percent', maximumFractionDigits: 2 })
    const parts = [...(percent > 0 ? [share] : []), ...(fixed > 0 ? [money(fixed)] : [])]
    return formatMessage({ id: 'withdraw.fee' }, { fee: parts.join(' + ') })
  }
}
