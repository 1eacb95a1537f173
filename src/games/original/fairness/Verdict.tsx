import { useIntl } from 'react-intl'
import type { ElementChildren } from '../../../ui/children.ts'
import styles from './fairness.module.css'

/** Whether all that had to agree does, and below it the steps. */
export function Verdict({ matches, children }: { matches: boolean; children: ElementChildren }) {
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

type StepProps = { title: string; agrees?: boolean; expected?: string; children?: ElementChildren }

/** A step of a check; one that had to agree says whether it does, and from what it differs if that is one thing. */
export function CheckStep({ title, agrees, expected, children }: StepProps) {
  const intl = useIntl()
  const wrong =
    expected === undefined
      ? intl.formatMessage({ id: 'fairness.disagrees' })
      : intl.formatMessage({ id: 'fairness.differs' }, { expected })
  return (
    <li>
      <p>
        <span>{title}</span>
        {agrees !== undefined && (
          <strong data-match={agrees}>
            {agrees ? `✓ ${intl.formatMessage({ id: 'fairness.agrees' })}` : `✕ ${wrong}`}
          </strong>
        )}
      </p>
      {children}
    </li>
  )
}
