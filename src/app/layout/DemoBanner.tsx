import { FormattedMessage } from 'react-intl'
import styles from './DemoBanner.module.css'

/** Says that the demo operator deals in play money. */
export default function DemoBanner() {
  return (
    <p className={styles.banner}>
      <span>
        <FormattedMessage id="demo.text" />
      </span>
    </p>
  )
}
