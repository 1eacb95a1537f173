import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'wouter'
import { usePageTitle } from '../../app/page-title.ts'
import { ROUTES } from '../../app/routes.ts'
import { useViewer } from '../../data/queries.ts'
import { Icon } from '../../ui/Icon.tsx'
import { BonusList } from './BonusList.tsx'
import { GuestOffer } from './GuestOffer.tsx'
import { Promo } from './Promo.tsx'
import styles from './bonuses.module.css'

/** Bonuses: what a guest is promised, what a player has, and what a promo code gives. */
export default function Bonuses() {
  const intl = useIntl()
  usePageTitle(intl.formatMessage({ id: 'nav.bonuses' }))
  const loggedIn = useViewer()?.loggedIn
  return (
    <div className={`app-page ${styles['page']}`}>
      <h1>
        <FormattedMessage id="nav.bonuses" />
      </h1>
      {loggedIn === false && <GuestOffer />}
      {loggedIn !== undefined && <Promo loggedIn={loggedIn} />}
      {loggedIn && <BonusList />}
      <nav className={styles['ways']} aria-label={intl.formatMessage({ id: 'bonuses.more' })}>
        <Link className={styles['way']} href={ROUTES.welcomePack}>
          <Icon name="bonuses" />
          <FormattedMessage id="welcomePack.link" />
        </Link>
        <Link className={styles['way']} href={ROUTES.vipClub}>
          <Icon name="vip" />
          <FormattedMessage id="nav.vipClub" />
        </Link>
      </nav>
    </div>
  )
}
