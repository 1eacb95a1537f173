import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import styles from './fairness.module.css'

/** Whether all that had to agree does, and below it the steps. */
export function Verdict({ matches, children }: { matches: boolean; children: ReactNode }) {
  const intl = useIntl()
  return (
    <div className={styles.check} data-testid="fairness-verdict" data-match={matches}>
      <output className={styles.verdict} data-match={matches}>
        {intl.formatMessage({ id: matches ? 'fairness.match' : 'fairness.mismatch' })}
      </output>
      <ol>{children}</ol>
    </div>
  )
}

type StepProps = { title: string; agrees?: boolean; expected?: string; children: ReactNode }

/** A step of a check; one that had to agree says whether it does. */
export function Step({ title, agrees, expected, children }: StepProps) {
  const intl = useIntl()
  return (
    <li>
      <p>
        {title}
        {agrees !== undefined && (
          <strong data-match={agrees}>
            {agrees
              ? `✓ ${intl.formatMessage({ id: 'fairness.agrees' })}`
              : `✕ ${intl.formatMessage({ id: 'fairness.differs' }, { expected })}`}
          </strong>
        )}
      </p>
      {children}
    </li>
  )
}
