import { useSetAtom } from 'jotai'
import { FormattedMessage } from 'react-intl'
import { modalAtom } from '../../base/state.ts'
import { useViewer } from '../../data/queries.ts'
import { Button } from '../../ui/Button.tsx'
import styles from '../bonuses/bonuses.module.css'

/** How to get the pack: a guest signs up, a player deposits. */
export function WayIn() {
  const setModal = useSetAtom(modalAtom)
  const loggedIn = useViewer()?.loggedIn
  return (
    <div className={styles.row}>
      {loggedIn === false && (
        <Button variant="primary" onClick={() => setModal({ name: 'register' })}>
          <FormattedMessage id="home.guest.join" />
        </Button>
      )}
      {loggedIn && (
        <Button variant="primary" onClick={() => setModal({ name: 'payIn' })}>
          <FormattedMessage id="account.deposit" />
        </Button>
      )}
    </div>
  )
}
