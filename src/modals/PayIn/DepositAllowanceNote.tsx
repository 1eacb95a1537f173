import { FormattedMessage } from 'react-intl'
import { Link } from 'wouter'
import type { Currency } from '#domain/money/currencies.ts'
import { ROUTES } from '../../base/routes.ts'
import { useFormatDateTime } from '../../format/use-format-date-time.ts'
import { LimitLeft } from '../../protection/LimitLeft.tsx'
import type { DepositAllowance } from './deposit-allowance.ts'
import styles from './payIn.module.css'

type Props = { allowance: DepositAllowance; currency: Currency | null }

/** What the limits leave for a deposit, and when there is more. */
export function DepositAllowanceNote({ allowance, currency }: Props) {
  const formatDateTime = useFormatDateTime()
  const { resetsAt, isLocal } = allowance.limit
  return (
    <p className={styles.allowance}>
      <span>
        <LimitLeft limit={allowance.limit} left={allowance.left} currency={currency} />
      </span>
      {resetsAt !== null && (
        <span>
          <FormattedMessage id="protection.renews" values={{ at: formatDateTime(resetsAt) }} />
        </span>
      )}
      {isLocal && (
        <span>
          <FormattedMessage id="limits.local" />
        </span>
      )}
    </p>
  )
}

/** The way from the cashier to the limits and breaks. */
export function CashierLimitsLink({ onLeave }: { onLeave: () => void }) {
  return (
    <Link className={styles.limits} href={ROUTES.profileLimits} onClick={onLeave}>
      <FormattedMessage id="protection.title" />
    </Link>
  )
}
