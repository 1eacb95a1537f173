import { FormattedMessage, useIntl } from 'react-intl'
import type { TournamentRow } from '#db/view.ts'
import type { TournamentStatus } from '#domain/games/tournaments.ts'
import { useFormatDateTime } from '../../format/use-format-date-time.ts'
import { TimeUntil } from '../../format/TimeUntil.tsx'
import styles from './tournaments.module.css'

/** The countdown to the start or the end, or when the tournament ended. */
export function TournamentTime({ row, status }: { row: TournamentRow; status: TournamentStatus }) {
  const { formatMessage } = useIntl()
  const formatDateTime = useFormatDateTime()
  if (status === 'ended') {
    return (
      <p className={styles.hint}>
        <FormattedMessage id="tournament.endedAt" values={{ moment: formatDateTime(row.endsAt) }} />
      </p>
    )
  }
  const isUpcoming = status === 'upcoming'
  return (
    <TimeUntil
      label={formatMessage({ id: isUpcoming ? 'tournament.startsIn' : 'tournament.endsIn' })}
      until={isUpcoming ? row.startsAt : row.endsAt}
    />
  )
}
