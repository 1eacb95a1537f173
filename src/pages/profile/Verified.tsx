import { FormattedMessage } from 'react-intl'
import styles from './Profile.module.css'

/** Whether an address or a number is known to be the player's. */
export function Verified({ is }: { is: boolean }) {
  return (
    <span className={styles['badge']} data-tone={is ? 'good' : 'calm'}>
      <FormattedMessage id={is ? 'profile.verified' : 'profile.notVerified'} />
    </span>
  )
}
