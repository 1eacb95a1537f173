import { FormattedMessage } from 'react-intl'
import type { HistoryExtentRow } from '../../../../worker/db/view.ts'
import { StaleAge } from '../../../errors/PartProblem.tsx'
import { useMoment } from '../../../format/use-moment.ts'
import { useReachable } from '../../../data/queries.ts'
import styles from './history.module.css'

/** Without a connection: how old the lines are, and how far back they go. */
export function HistoryAge({ extent: { fetchedAt, oldestAt, next } }: { extent: HistoryExtentRow }) {
  const moment = useMoment()
  const reachable = useReachable()
  return (
    <p className={styles['age']}>
      <StaleAge part="history" fetchedAt={fetchedAt} />
      {!reachable && next !== null && oldestAt !== null && (
        <span>
          <FormattedMessage id="history.keptSince" values={{ moment: moment(oldestAt) }} />
        </span>
      )}
    </p>
  )
}
