import { FormattedMessage } from 'react-intl'
import styles from './Profile.module.css'

/** Whether the operator has confirmed that the email or phone number is the player's. */
export function Verified({ is }: { is: boolean }) {
  return (
    <span className={styles.badge} data-tone={is ? 'good' : 'calm'}>
      <FormattedMessage id={is ? 'profile.verified' : 'profile.notVerified'} />
    </span>
  )
}
