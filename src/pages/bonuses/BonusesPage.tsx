import { FormattedMessage, useIntl } from 'react-intl'
import { useSetAtom } from 'jotai'
import { usePageTitle } from '../../base/use-page-title.ts'
import { useViewer } from '../../data/queries.ts'
import { OffersOnly } from '../../protection/OffersOnly.tsx'
import { OfferTerms } from '../../offers/OfferTerms.tsx'
import { modalAtom } from '../../base/state.ts'
import { Button } from '../../ui/Button.tsx'
import { BonusList } from './BonusList.tsx'
import { Promo } from './Promo.tsx'
import { Ways } from './Ways.tsx'
import { OfferTimer } from './OfferTimer.tsx'
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
      <OffersOnly>
        {loggedIn && <BonusList />}
        {loggedIn === false && (
          <>
            <GuestOffer />
            <Promo loggedIn={false} />
            <Ways />
          </>
        )}
      </OffersOnly>
    </div>
  )
}

/** What a guest gets for signing up, and for how long. */
function GuestOffer() {
  const setModal = useSetAtom(modalAtom)
  return (
    <section className={styles.hero}>
      <h2>
        <FormattedMessage id="bonuses.guest.title" />
      </h2>
      <p>
        <FormattedMessage id="bonuses.guest.text" />
      </p>
      <OfferTimer timer="guest" label="bonuses.guest.left" />
      <div className={styles.row}>
        <Button variant="primary" onClick={() => setModal({ name: 'register' })}>
          <FormattedMessage id="home.guest.join" />
        </Button>
        <Button variant="quiet" onClick={() => setModal({ name: 'login' })}>
          <FormattedMessage id="guest.enter" />
        </Button>
      </div>
      <OfferTerms />
    </section>
  )
}
