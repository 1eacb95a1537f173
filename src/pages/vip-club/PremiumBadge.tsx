import { FormattedMessage } from 'react-intl'
import { Icon } from '../../ui/Icon.tsx'
import styles from './vip.module.css'

/** Marks a premium player. */
export function PremiumBadge() {
  return (
    <span className={styles['premium']} data-testid="premium">
      <Icon name="vip" size={16} />
      <FormattedMessage id="vip.premium" />
    </span>
  )
}
