import { useIntl } from 'react-intl'
import { Link, useLocation } from 'wouter'
import { ROUTES } from '../../../base/routes.ts'
import { useUnreadCount } from '../../../notices/use-shown-notifications.ts'
import { Strokes } from '../../../ui/Icon.tsx'
import { BELL_PATH } from '../../../ui/lazy-icons.ts'
import styles from './notifications.module.css'

/** The link to the notifications, with the number of unread ones. */
export function Bell() {
  const { formatMessage, formatNumber } = useIntl()
  const [path] = useLocation()
  const count = useUnreadCount()
  return (
    <Link
      className={styles.bell}
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
