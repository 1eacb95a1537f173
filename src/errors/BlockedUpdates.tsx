import { FormattedMessage } from 'react-intl'
import { SPACE } from '../ui/children.ts'
import styles from './BlockedUpdates.module.css'

/** Says that the network blocks the socket, and what still works. */
export default function BlockedUpdates({ how }: { how: 'polled' | 'bare' }) {
  return (
    <output className={styles.note} data-testid="blocked-updates">
      <strong>
        <FormattedMessage id="updates.blocked" />
      </strong>
      {SPACE}
      <span>
        <FormattedMessage id={`updates.${how}`} />
      </span>
    </output>
  )
}
