import { useEffect, useRef } from 'react'
import { useAtomValue, useSetAtom } from 'jotai'
import { FormattedMessage } from 'react-intl'
import { openSupportAtom } from '../base/state.ts'
import { Button } from '../ui/Button.tsx'
import { BlockText } from './BlockText.tsx'
import { Help } from './Help.tsx'
import { newExclusionAtom } from './new-exclusion.ts'
import styles from './calmPage.module.css'

/** Shown after the log-out by which a self-exclusion begins. */
export default function NewExclusion() {
  const exclusion = useAtomValue(newExclusionAtom)
  const openSupport = useSetAtom(openSupportAtom)
  const ref = useRef<HTMLElement>(null)
  // The form that had the focus is gone.
  useEffect(() => ref.current?.focus(), [])
  if (!exclusion) return null
  return (
    <section ref={ref} tabIndex={-1} className={styles.calm}>
      <h2>
        <BlockText block={{ reason: 'excluded', until: exclusion.until }} />
      </h2>
      <p>
        <FormattedMessage id="exclusion.done" />
      </p>
      <div className={styles.ways}>
        <Button onClick={openSupport}>
          <FormattedMessage id="support.title" />
        </Button>
      </div>
      <Help registerUrl={exclusion.registerUrl} />
    </section>
  )
}
