import { useIntl } from 'react-intl'
import { Link, useLocation } from 'wouter'
import { ROUTES } from '../base/routes.ts'
import { Strokes } from '../ui/Icon.tsx'
import { BELL_PATH } from '../ui/lazy-icons.ts'
import { useUnreadCount } from './use-shown-notifications.ts'
import styles from './Bell.module.css'

/** The link to the notifications, with the number of unread ones. `className` says at which widths it stands here. */
export function Bell({ className }: { className: string | undefined }) {
  const { formatMessage, formatNumber } = useIntl()
  const [path] = useLocation()
  const count = useUnreadCount()
  return (
    <Link
      className={`${styles.bell} ${className}`}
      href={ROUTES.profileNotifications}
      aria-label={formatMessage({ id: 'notifications.open' }, { count })}
      aria-current={path === ROUTES.profileNotifications ? 'page' : undefined}
    >
      <Strokes d={BELL_PATH} size={24} />
      {count > 0 && (
        <b aria-hidden="true" translate="no">
          {formatNumber(count)}
        </b>
      )}
    </Link>
  )
}
