import { FormattedMessage, useIntl } from 'react-intl'
import { useReachable } from '../../data/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { OnePayout } from './OnePayout.tsx'
import type { PayoutsState } from './use-payouts-state.ts'
import styles from './withdraw.module.css'

const COMING = [0, 1]

/** The player's withdrawals, newest first. */
export function Payouts({ state }: { state: PayoutsState }) {
  const intl = useIntl()
  const { problem, refreshing, refresh } = state
  return (
    <section className={styles.payouts} aria-label={intl.formatMessage({ id: 'withdraw.history' })}>
      <div role="alert" className={styles.problem}>
        {problem && (
          <>
            <p>
              <FormattedMessage id={`error.${problem}`} />
            </p>
            <Button busy={refreshing} onClick={refresh}>
              <FormattedMessage id="deposit.tryAgain" />
            </Button>
          </>
        )}
      </div>
      <List state={state} />
    </section>
  )
}

function List({ state: { rows, problem, fetched } }: { state: PayoutsState }) {
  const reachable = useReachable()
  if (!rows || rows.length === 0) {
    if (rows && !fetched && !reachable) {
      return (
        <p className={styles.hint}>
          <FormattedMessage id="part.neverLoaded" />
        </p>
      )
    }
    // The error is shown above.
    if (problem) return null
    if (!rows || !fetched) return <PayoutsSkeleton />
    return (
      <p className={styles.hint}>
        <FormattedMessage id="withdraw.noHistory" />
      </p>
    )
  }
  return (
    <ul className={styles.list}>
      {rows.map((payout) => (
        <OnePayout key={payout.id} payout={payout} />
      ))}
    </ul>
  )
}

function PayoutsSkeleton() {
  return (
    <div className={styles.list} aria-busy="true">
      <output className="sr-only">
        <FormattedMessage id="withdraw.historyLoading" />
      </output>
      {COMING.map((at) => (
        <span key={at} className={`skeleton ${styles.skeletonPayout}`} />
      ))}
    </div>
  )
}
