import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { commands } from '../../data/commands.ts'
import { useReachable } from '../../data/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { showToast } from '../../ui/toast-store.ts'
import styles from './Profile.module.css'

/**
 * Works offline as well: the device clears the player's data at once, and keeps for a day at most what the operator needs
 * to end the session.
 */
export function LogOut() {
  const reachable = useReachable()
  const [leaving, setLeaving] = useState(false)
  const leave = async (): Promise<void> => {
    setLeaving(true)
    const left = await commands.session.logout()
    setLeaving(false)
    if (!left.ok) showToast({ id: `error.${left.error.code}` })
    else if (left.value.queued) showToast({ id: 'profile.logOutQueued' })
  }
  return (
    <div className={styles.row}>
      <Button onClick={() => void leave()} busy={leaving}>
        <FormattedMessage id="account.logOut" />
      </Button>
      {!reachable && (
        <p className={styles.hint}>
          <FormattedMessage id="profile.logOutOffline" />
        </p>
      )}
    </div>
  )
}
