import { FormattedMessage, useIntl } from 'react-intl'
import type { Currency } from '#domain/money/currencies.ts'
import { useFormatDateTime } from '../format/use-format-date-time.ts'
import { useMoney } from '../format/use-money.ts'
import type { ReachedLimit } from './play-protection.ts'

type Props = { reached: ReachedLimit; currency: Currency }

/** Which limit a bet would break, what it leaves, and when there is more. */
export function LimitLine({ reached: { limit, left }, currency }: Props) {
  const { formatMessage } = useIntl()
  const money = useMoney()
  const formatDateTime = useFormatDateTime()
  const { kind, period, resetsAt } = limit
  return (
    <span>
      <span>
        <FormattedMessage
          id="protection.left"
          values={{
            limit: formatMessage({ id: `protection.kind.${kind}` }),
            period: formatMessage({ id: `protection.period.${period}` }),
            amount: money(left, currency),
          }}
        />
      </span>
      {resetsAt !== null && (
        <>
          <span aria-hidden="true"> · </span>
          <span>
            <FormattedMessage id="protection.renews" values={{ at: formatDateTime(resetsAt) }} />
          </span>
        </>
      )}
    </span>
  )
}
