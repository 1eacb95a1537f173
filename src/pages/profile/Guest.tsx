import { useSetAtom } from 'jotai'
import { FormattedMessage } from 'react-intl'
import { modalAtom } from '../../base/state.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './Profile.module.css'

export function Guest() {
  const setModal = useSetAtom(modalAtom)
  return (
    <section className={`${styles.card} ${styles.invite}`}>
      <p>
        <FormattedMessage id="profile.guest" />
      </p>
      <div className={styles.row}>
        <Button variant="primary" onClick={() => setModal({ name: 'login' })}>
          <FormattedMessage id="guest.enter" />
        </Button>
        <Button onClick={() => setModal({ name: 'register' })}>
          <FormattedMessage id="home.guest.join" />
        </Button>
      </div>
    </section>
  )
}
