import { FormattedMessage } from 'react-intl'
import { useRelativeTime } from '../../format/use-relative-time.ts'
import { Button } from '../../ui/Button.tsx'
import type { BillingState } from './use-billing-state.ts'
import { SPACE } from '../../ui/children.ts'
import styles from './payIn.module.css'

const ROWS = Array.from({ length: 8 }, (_, row) => row)

/** Skeleton of the form's size while the methods load. */
export function MethodsSkeleton() {
  return (
    <div className={styles.skeleton} aria-busy="true">
      <output className="sr-only">
        <FormattedMessage id="deposit.loading" />
      </output>
      <div className={`skeleton ${styles.skeletonField}`} />
      <div className={`skeleton ${styles.skeletonQuick}`} />
      <div className={`skeleton ${styles.skeletonLabel}`} />
      <div className={styles.skeletonRows}>
        {ROWS.map((row) => (
          <div key={row} className={`skeleton ${styles.skeletonRow}`} />
        ))}
      </div>
      <div className={`skeleton ${styles.skeletonPay}`} />
    </div>
  )
}

export function NoMethods() {
  return (
    <div className={styles.state}>
      <h3>
        <FormattedMessage id="deposit.none" />
      </h3>
      <p>
        <FormattedMessage id="deposit.noneText" />
      </p>
    </div>
  )
}

/** The methods could not be loaded: cached ones stay, with their age. */
export function MethodsProblem({ methods: { billing, problem, refreshing, refresh } }: { methods: BillingState }) {
  return (
    <div className={billing ? styles.notice : styles.state}>
      <output>
        {billing ? <Stale fetchedAt={billing.fetchedAt} /> : <FormattedMessage id="deposit.problem" />}
        {SPACE}
        {problem && !billing && <FormattedMessage id={`error.${problem}`} />}
      </output>
      <Button busy={refreshing} onClick={refresh}>
        <FormattedMessage id="deposit.tryAgain" />
      </Button>
    </div>
  )
}

function Stale({ fetchedAt }: { fetchedAt: number }) {
  const age = useRelativeTime(fetchedAt)
  return <FormattedMessage id="deposit.stale" values={{ age }} />
}
