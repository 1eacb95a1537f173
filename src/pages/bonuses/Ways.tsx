import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'wouter'
import { ROUTES } from '../../base/routes.ts'
import { Icon, Strokes } from '../../ui/Icon.tsx'
import { VIP_PATH } from '../../ui/lazy-icons.ts'
import styles from './bonuses.module.css'

/** Links to other pages with bonuses. */
export function Ways() {
  return (
    <nav className={styles.ways} aria-label={useIntl().formatMessage({ id: 'bonuses.more' })}>
      <Link className={styles.way} href={ROUTES.welcomePack}>
        <Icon name="bonuses" />
        <FormattedMessage id="welcomePack.link" />
      </Link>
      <Link className={styles.way} href={ROUTES.vipClub}>
        <Strokes d={VIP_PATH} />
        <FormattedMessage id="nav.vipClub" />
      </Link>
    </nav>
  )
}
