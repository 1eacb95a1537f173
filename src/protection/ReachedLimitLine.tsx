import { FormattedMessage } from 'react-intl'
import type { Currency } from '#domain/money/currencies.ts'
import { useFormatDateTime } from '../format/use-format-date-time.ts'
import { LimitLeft } from './LimitLeft.tsx'
import type { ReachedLimit } from './play-protection.ts'

type Props = { reached: ReachedLimit; currency: Currency }

/** Which limit a bet would break, what it leaves, and when there is more. */
export function ReachedLimitLine({ reached: { limit, left }, currency }: Props) {
  const formatDateTime = useFormatDateTime()
  const { resetsAt } = limit
  return (
    <span>
      <span>
        <LimitLeft limit={limit} left={left} currency={currency} />
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
