import { FormattedMessage } from 'react-intl'
import { Strokes } from '../../ui/Icon.tsx'
import { VIP_PATH } from '../../ui/lazy-icons.ts'
import styles from './vip.module.css'

/** Marks a premium player. */
export function PremiumBadge() {
  return (
    <span className={styles.premium} data-testid="premium">
      <Strokes d={VIP_PATH} size={16} />
      <FormattedMessage id="vip.premium" />
    </span>
  )
}
