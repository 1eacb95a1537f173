import { FormattedMessage, useIntl } from 'react-intl'
import type { TransactionRow } from '#db/account-view.ts'
import { useHistoryExtent, useLatestTransactions } from '../../data/account-queries.ts'
import { commands } from '../../data/commands.ts'
import { useAppState, useReachable } from '../../data/queries.ts'
import { LoadError } from '../../errors/LoadError.tsx'
import { useFormatDateTime } from '../../format/use-format-date-time.ts'
import { useMoney } from '../../format/use-money.ts'
import { Button } from '../../ui/Button.tsx'
import { Amount } from '../../ui/Amount.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import styles from './walletPanel.module.css'

const SHOWN = 3

/** The newest deposits and withdrawals, as stored here. */
export function LatestTransactions({ onMore }: { onMore: () => void }) {
  const title = useIntl().formatMessage({ id: 'wallet.latest' })
  const rows = useLatestTransactions(SHOWN)
  const reachable = useReachable()
  return (
    <section className={styles.latest} aria-label={title}>
      <h3>{title}</h3>
      {reachable && <LoadError part="history" shown={rows?.length !== 0} again={loadLatest} />}
      {!rows && <span className={`skeleton ${styles.loading}`} />}
      {rows?.length === 0 && <Nothing />}
      {rows && rows.length > 0 && (
        <ul aria-label={title}>
          {rows.map((row) => (
            <Line key={row.key} row={row} />
          ))}
        </ul>
      )}
      <Button onClick={onMore}>
        <FormattedMessage id="profile.history" />
      </Button>
    </section>
  )
}

function Line({ row: { kind, method, amount, currency, status, at } }: { row: TransactionRow }) {
  const { formatMessage } = useIntl()
  const money = useMoney()
  const formatDateTime = useFormatDateTime()
  return (
    <li data-status={status}>
      <span>
        <FormattedMessage id={`wallet.latest.${kind}`} />
        <small>{method}</small>
      </span>
      <span className={styles.sum}>
        <b data-amount>
          <Amount>{money(amount, currency)}</Amount>
        </b>
        <small>{formatMessage({ id: `history.status.${status}` })}</small>
      </span>
      <time dateTime={new Date(at).toISOString()}>{formatDateTime(at)}</time>
    </li>
  )
}

/** Says whether there are none or whether they are not known on this device. */
function Nothing() {
  const extents = [useHistoryExtent('deposits'), useHistoryExtent('withdrawals')]
  const reachable = useReachable()
  const isKnown = extents.every(Boolean)
  const problem = useAppState('problems')?.parts.history
  // The error is shown above.
  if (!isKnown && reachable && problem !== undefined) return null
  if (!isKnown && reachable) return <span className={`skeleton ${styles.loading}`} />
  return (
    <EmptyState
      scene={isKnown ? 'saddle-bag' : 'bridge'}
      text={<FormattedMessage id={isKnown ? 'wallet.latest.none' : 'wallet.latest.unknown'} />}
    />
  )
}

/** Fetches the newest deposits and withdrawals. */
export function loadLatest(): Promise<unknown> {
  return Promise.all([
    commands.history.refresh({ kind: 'deposits' }),
    commands.history.refresh({ kind: 'withdrawals' }),
  ])
}
