import { FormattedMessage, useIntl } from 'react-intl'
import type { PayoutRow } from '../../../worker/db/view.ts'
import { Button } from '../../ui/Button.tsx'
import { OnePayout } from './OnePayout.tsx'
import type { PayoutsState } from './usePayoutsState.ts'
import styles from './withdraw.module.css'

/** The withdrawals so far, newest first. */
export function Payouts({ state }: { state: PayoutsState }) {
  const intl = useIntl()
  const { rows, problem, fetched, refreshing, refresh } = state
  return (
    <section className={styles['payouts']} aria-label={intl.formatMessage({ id: 'withdraw.history' })}>
      <h3>
        <FormattedMessage id="withdraw.history" />
      </h3>
      <div role="alert" className={styles['problem']}>
        {problem && (
          <>
            <p>
              <FormattedMessage id={`error.${problem}`} />
            </p>
            <Button busy={refreshing} onClick={refresh}>
              <FormattedMessage id="payIn.tryAgain" />
            </Button>
          </>
        )}
      </div>
      <List rows={rows} known={fetched || problem !== null} />
    </section>
  )
}

function List({ rows, known }: { rows: PayoutRow[] | undefined; known: boolean }) {
  if (!rows) return null
  if (rows.length === 0) {
    return (
      <p className={styles['hint']}>
        <FormattedMessage id={known ? 'withdraw.noHistory' : 'withdraw.historyLoading'} />
      </p>
    )
  }
  return (
    <ul className={styles['list']}>
      {rows.map((payout) => (
        <OnePayout key={payout.id} payout={payout} />
      ))}
    </ul>
  )
}
