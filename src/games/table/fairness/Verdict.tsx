import { useIntl } from 'react-intl'
import type { ElementChildren } from '../../../ui/children.ts'
import styles from './fairness.module.css'

type Props = {
  matches: boolean
  /** The title under which the steps are folded while all values match. */
  fold?: string | undefined
  /** Shown between the verdict and the steps. */
  head?: ElementChildren
  children: ElementChildren
}

/** Whether all values match, with the check steps below. */
export function Verdict({ matches, fold, head, children }: Props) {
  const intl = useIntl()
  return (
    <div className={styles.check} data-testid="fairness-verdict" data-match={matches}>
      <output className={styles.verdict} data-match={matches}>
        {intl.formatMessage({ id: matches ? 'fairness.match' : 'fairness.mismatch' })}
      </output>
      {head}
      {fold === undefined ? (
        <ol>{children}</ol>
      ) : (
        <details open={!matches}>
          <summary>{fold}</summary>
          <ol>{children}</ol>
        </details>
      )}
    </div>
  )
}

type StepProps = { title: string; agrees?: boolean; expected?: string; children?: ElementChildren }

/** One check step with its verdict; `expected` is shown if a single value differs. */
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
