import { FormattedMessage } from 'react-intl'
import { Button } from '../../../ui/Button.tsx'
import type { Older } from './use-history.ts'
import styles from './history.module.css'

/** The status after the last line. */
export function HistoryEnd({ older, empty, onAgain }: { older: Older; empty: boolean; onAgain: () => void }) {
  if (older === 'none' && empty) return null
  return (
    <div className={styles.after}>
      <output>
        <FormattedMessage id={`history.older.${older}`} />
      </output>
      {older === 'failed' && (
        <Button onClick={onAgain}>
          <FormattedMessage id="errorPage.retry" />
        </Button>
      )}
    </div>
  )
}
