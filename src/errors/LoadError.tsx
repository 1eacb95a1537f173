import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAppState, useReachable } from '../data/queries.ts'
import { Button } from '../ui/Button.tsx'
import type { MessageKey } from '../i18n/dictionary.ts'
import { useRelativeTime } from '../format/use-relative-time.ts'
import { getMissingText } from './missing-text.ts'
import styles from './LoadError.module.css'
import type { DataSection } from '#domain/calls/data-sections.ts'

type Props = {
  part: DataSection
  /** Whether older data is on screen. */
  shown: boolean
  /** The text where the operator has not got this, if the section's heading does not say what is missing. */
  notOffered?: MessageKey
  /** Fetches the section again. */
  again: () => Promise<unknown>
}

/**
 * Shows, inside a data section, that it could not be loaded, with a retry button. Renders nothing when it loaded, nor
 * when offline with older data on screen: the page frame shows the offline state and `StaleSince` the age.
 */
export function LoadError({ part, shown, notOffered = 'error.notOffered', again }: Props) {
  const { formatMessage } = useIntl()
  const problem = useAppState('problems')?.parts[part]
  const reachable = useReachable()
  const [retrying, setRetrying] = useState(false)
  if (reachable ? !problem : shown) return null

  const retry = async (): Promise<void> => {
    setRetrying(true)
    await again()
    setRetrying(false)
  }
  const text = getMissingText(problem, reachable)
  const lastGood = problem === 'contract' && shown && 'part.lastGood'

  return (
    <div className={shown ? styles.problem : 'empty-state'} role="alert">
      <p>{formatMessage({ id: lastGood || (text === 'error.notOffered' ? notOffered : text) })}</p>
      {reachable && problem !== 'notOffered' && (
        <Button onClick={() => void retry()} busy={retrying}>
          <FormattedMessage id="errorPage.retry" />
        </Button>
      )}
    </div>
  )
}

/** Shows the age of data that may be out of date: its section failed to load, or the operator is unreachable. */
export function StaleSince({ part, fetchedAt }: { part: DataSection; fetchedAt: number | undefined }) {
  const problem = useAppState('problems')?.parts[part]
  const reachable = useReachable()
  return fetchedAt !== undefined && (problem || !reachable) ? <LastUpdated at={fetchedAt} /> : null
}

export function LastUpdated({ at }: { at: number }) {
  return <span className={styles.age}>{useRelativeTime(at)}</span>
}
