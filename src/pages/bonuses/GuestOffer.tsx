import { useSetAtom } from 'jotai'
import { FormattedMessage, useIntl } from 'react-intl'
import { modalAtom } from '../../app/state.ts'
import { TimeUntil } from '../../app/TimeUntil.tsx'
import { Button } from '../../ui/Button.tsx'
import { useOfferTimer } from './useOfferTimer.ts'
import styles from './bonuses.module.css'

/** What waits for a guest who signs up, and for how long. */
export function GuestOffer() {
  const { formatMessage } = useIntl()
  const setModal = useSetAtom(modalAtom)
  const endsAt = useOfferTimer('guest')
  return (
    <section className={styles['hero']}>
      <h2>
        <FormattedMessage id="bonuses.guest.title" />
      </h2>
      <p>
        <FormattedMessage id="bonuses.guest.text" />
      </p>
      {endsAt !== null && <TimeUntil label={formatMessage({ id: 'bonuses.guest.left' })} until={endsAt} />}
      <div className={styles['row']}>
        <Button variant="primary" onClick={() => setModal({ name: 'register' })}>
          <FormattedMessage id="home.guest.join" />
        </Button>
        <Button variant="quiet" onClick={() => setModal({ name: 'login' })}>
          <FormattedMessage id="guest.enter" />
        </Button>
      </div>
    </section>
  )
}
