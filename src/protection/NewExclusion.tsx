import { useEffect, useRef } from 'react'
import { useAtomValue } from 'jotai'
import { FormattedMessage } from 'react-intl'
import { BlockText } from './BlockText.tsx'
import { ExclusionWays } from './ExclusionWays.tsx'
import { newExclusionAtom } from './new-exclusion.ts'
import styles from './calmPage.module.css'

/** Shown after the log-out by which a self-exclusion begins. */
export default function NewExclusion() {
  const exclusion = useAtomValue(newExclusionAtom)
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
      <ExclusionWays registerUrl={exclusion.registerUrl} />
    </section>
  )
}
