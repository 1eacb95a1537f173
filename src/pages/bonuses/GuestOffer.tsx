import { useSetAtom } from 'jotai'
import { FormattedMessage } from 'react-intl'
import { OfferTerms } from '../../offers/OfferTerms.tsx'
import { modalAtom } from '../../base/state.ts'
import { Button } from '../../ui/Button.tsx'
import { OfferTimer } from './OfferTimer.tsx'
import styles from './bonuses.module.css'

/** What a guest gets for signing up, and for how long. */
export function GuestOffer() {
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
