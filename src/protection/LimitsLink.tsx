import { FormattedMessage } from 'react-intl'
import { Link } from 'wouter'
import { ROUTES } from '../base/routes.ts'
import styles from './play.module.css'

/** The way from a game to the player's limits and breaks. */
export function LimitsLink() {
  return (
    <Link href={ROUTES.profileLimits} className={styles.limits}>
      <FormattedMessage id="protection.title" />
    </Link>
  )
}
