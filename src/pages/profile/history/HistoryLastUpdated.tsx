import { FormattedMessage } from 'react-intl'
import type { HistoryExtentRow } from '#db/view.ts'
import { StaleSince } from '../../../errors/LoadError.tsx'
import { useFormatDateTime } from '../../../format/use-format-date-time.ts'
import { useReachable } from '../../../data/queries.ts'
import styles from './history.module.css'

/** Offline: the age of the lines, and how far back they go. */
export function HistoryLastUpdated({ extent: { fetchedAt, oldestAt, next } }: { extent: HistoryExtentRow }) {
  const formatDateTime = useFormatDateTime()
  const reachable = useReachable()
  return (
    <p className={styles.age}>
      <StaleSince part="history" fetchedAt={fetchedAt} />
      {!reachable && next !== null && oldestAt !== null && (
        <span>
          <FormattedMessage id="history.keptSince" values={{ moment: formatDateTime(oldestAt) }} />
        </span>
      )}
    </p>
  )
}
