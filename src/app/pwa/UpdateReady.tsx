import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { applyUpdate, reloadWhenSafe } from '../../browser/reload-for-update.ts'
import { subscribeUpdate } from '../../browser/update.ts'
import { Button } from '../../ui/Button.tsx'
import { createStore } from '../../browser/create-store.ts'
import { useIsReloadBlocked } from '../../base/use-is-reload-blocked.ts'
import styles from './UpdateReady.module.css'

/** A newer build is ready: the page reloads by itself once nothing blocks it, or when the player presses the button. */
export default function UpdateReady() {
  const busy = useReloadWhenSafe()
  const later = useLater(busy)
  if (later.chosen) return null
  return (
    <output className={styles.banner} data-unasked>
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

/** Whether the player has chosen "Later": it lasts until the next build, or until a running action has ended. */
function useLater(busy: boolean) {
  const [later, setLater] = useState({ chosen: false, busy })
  // The end of the running action is the time to ask again, as the page may not always reload by itself.
  if (later.busy !== busy) setLater({ chosen: later.chosen && busy, busy })
  useEffect(() => subscribeUpdate(() => setLater({ chosen: false, busy })), [busy])
  return {
    chosen: later.chosen,
    choose: () => setLater({ chosen: true, busy }),
  }
}

/** Reloads into the newer build as soon as nothing blocks it; returns whether something does. */
function useReloadWhenSafe(): boolean {
  const busy = useIsReloadBlocked()
  const [isBlocked] = useState(() => createStore(busy))
  useEffect(() => isBlocked.set(busy), [isBlocked, busy])
  useEffect(() => reloadWhenSafe(isBlocked.get, isBlocked.subscribe), [isBlocked])
  return busy
}
