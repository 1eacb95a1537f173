import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'wouter'
import { ROUTES } from '../../app/routes.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './bonuses.module.css'

/** Where more is to be had. */
export function Ways() {
  return (
    <nav className={styles['ways']} aria-label={useIntl().formatMessage({ id: 'bonuses.more' })}>
      <Link className={styles['way']} href={ROUTES.welcomePack}>
        <Icon name="bonuses" />
        <FormattedMessage id="welcomePack.link" />
      </Link>
      <Link className={styles['way']} href={ROUTES.vipClub}>
        <Icon name="vip" />
        <FormattedMessage id="nav.vipClub" />
      </Link>
    </nav>
  )
}
