import { FormattedMessage } from 'react-intl'
import { applyUpdate } from '../../host/update.ts'
import { Button } from '../../ui/Button.tsx'
import { useReloadWhenSafe } from './useReloadWhenSafe.ts'
import styles from './UpdateReady.module.css'

/** A newer build is ready: the page reloads into it by itself once nothing is under way, or at the player's word. */
export default function UpdateReady() {
  const busy = useReloadWhenSafe()
  return (
    <output className={styles['banner']}>
      <span>
        <FormattedMessage id="update.ready" />
        {busy && (
          <small>
            <FormattedMessage id="update.waits" />
          </small>
        )}
      </span>
      <Button onClick={() => void applyUpdate()}>
        <FormattedMessage id="update.now" />
      </Button>
    </output>
  )
}
