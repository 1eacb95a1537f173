import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'wouter'
import type { Currency } from '#domain/money/currencies.ts'
import { ROUTES } from '../../base/routes.ts'
import { useFormatDateTime } from '../../format/use-format-date-time.ts'
import { useMoney } from '../../format/use-money.ts'
import type { DepositRoom } from './deposit-room.ts'
import styles from './payIn.module.css'

type Props = { room: DepositRoom | null; currency: Currency | null; onLeave: () => void }

/** What the limits leave for a deposit and when there is more, with the way to the limits. */
export function DepositRoomNote({ room, currency, onLeave }: Props) {
  const formatDateTime = useFormatDateTime()
  const formatRoom = useFormatRoom(currency)
  return (
    <div className={styles.room}>
      {room && (
        <p>
          <span>{formatRoom(room)}</span>
          {room.limit.resetsAt !== null && (
            <span>
              <FormattedMessage id="protection.renews" values={{ at: formatDateTime(room.limit.resetsAt) }} />
            </span>
          )}
          {room.limit.isLocal && <FormattedMessage id="limits.local" />}
        </p>
      )}
      <Link href={ROUTES.profileLimits} onClick={onLeave}>
        <FormattedMessage id="protection.title" />
      </Link>
    </div>
  )
}

/** Formats what a limit leaves: "Deposit limit, 24 hours: ₽500.00 left". */
export function useFormatRoom(currency: Currency | null): (room: DepositRoom) => string {
  const { formatMessage } = useIntl()
  const money = useMoney()
  return ({ limit: { kind, period }, left }) =>
    formatMessage(
      { id: 'protection.left' },
      {
        limit: formatMessage({ id: `protection.kind.${kind}` }),
        period: formatMessage({ id: `protection.period.${period}` }),
        amount: money(left, currency),
      },
    )
}
