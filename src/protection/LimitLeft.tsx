import { FormattedMessage, useIntl } from 'react-intl'
import type { Currency } from '#domain/money/currencies.ts'
import type { Minor } from '#domain/money/money.ts'
import type { BindingLimit } from '#domain/protection/restrictions.ts'
import { useMoney } from '../format/use-money.ts'

type Props = { limit: Pick<BindingLimit, 'kind' | 'period'>; left: Minor; currency: Currency | null }

/** What a limit leaves: "Deposit limit, 24 hours: ₽500.00 left". */
export function LimitLeft({ limit: { kind, period }, left, currency }: Props) {
  const { formatMessage } = useIntl()
  const money = useMoney()
  return (
    <FormattedMessage
      id="protection.left"
      values={{
        limit: formatMessage({ id: `protection.kind.${kind}` }),
        period: formatMessage({ id: `protection.period.${period}` }),
        amount: money(left, currency),
      }}
    />
  )
}
