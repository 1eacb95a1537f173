import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { applyUpdate } from '../../browser/reload-for-update.ts'
import { subscribeUpdate } from '../../browser/update.ts'
import { Button } from '../../ui/Button.tsx'
import { MAIN_ID } from '../routing/use-route-change.ts'
import { useReloadWhenSafe } from './use-reload-when-safe.ts'
import styles from './UpdateReady.module.css'

/** A newer build is ready: the page reloads into it by itself once nothing is under way, or at the player's word. */
export default function UpdateReady() {
  const busy = useReloadWhenSafe()
  const later = useLater(busy)
  if (later.chosen) return null
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
      <Button variant="quiet" onClick={later.choose}>
        <FormattedMessage id="update.later" />
      </Button>
    </output>
  )
}

/** Whether the player wants to hear nothing of it until the next build, or until nothing is under way any more. */
function useLater(busy: boolean) {
  const [later, setLater] = useState({ chosen: false, busy })
  // Where the page may not reload by itself any more, the end of what was under way is the moment to ask again.
  if (later.busy !== busy) setLater({ chosen: later.chosen && busy, busy })
  useEffect(() => subscribeUpdate(() => setLater({ chosen: false, busy })), [busy])
  return {
    chosen: later.chosen,
    choose() {
      setLater({ chosen: true, busy })
      document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
    },
  }
}
