import { FormattedMessage, useIntl } from 'react-intl'
import { usePageTitle } from '../../base/use-page-title.ts'
import { useViewer } from '../../data/queries.ts'
import { OffersOnly } from '../../protection/OffersOnly.tsx'
import { BonusList } from './BonusList.tsx'
import { GuestOffer } from './GuestOffer.tsx'
import { Promo } from './Promo.tsx'
import { Ways } from './Ways.tsx'
import styles from './bonuses.module.css'

/** The bonuses page: the offer for guests, the player's bonuses, and the promo code form. */
export default function BonusesPage() {
  const intl = useIntl()
  usePageTitle(intl.formatMessage({ id: 'nav.bonuses' }))
  const loggedIn = useViewer()?.loggedIn
  return (
    <div className={`app-page ${styles.page}`}>
      <h1>
        <FormattedMessage id="nav.bonuses" />
      </h1>
      {loggedIn === false && <GuestOffer />}
      {loggedIn === false && <Promo loggedIn={false} />}
      {loggedIn && (
        <OffersOnly>
          <BonusList />
        </OffersOnly>
      )}
      {loggedIn === false && <Ways />}
    </div>
  )
}
