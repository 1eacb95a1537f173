import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { MAIN_ID } from '../../app/routing/use-route-change.ts'
import { commands } from '../../data/commands.ts'
import { useReachable } from '../../data/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { showToast } from '../../ui/toast-store.ts'
import styles from './Profile.module.css'

/** Works offline as well: the device clears the player's data at once, and the operator is notified later. */
export function LogOut() {
  const reachable = useReachable()
  const [leaving, setLeaving] = useState(false)
  const leave = async (): Promise<void> => {
    setLeaving(true)
    const left = await commands.session.logout()
    setLeaving(false)
    // The button is unmounted at logout, so move the focus to the main content.
    if (left.ok) document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
    else showToast({ id: `error.${left.error.code}` })
  }
  return (
    <div className={styles['row']}>
      <Button onClick={() => void leave()} busy={leaving}>
        <FormattedMessage id="account.logOut" />
      </Button>
      {!reachable && (
        <p className={styles['hint']}>
          <FormattedMessage id="profile.logOutOffline" />
        </p>
      )}
    </div>
  )
}
