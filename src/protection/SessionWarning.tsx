import { FormattedMessage } from 'react-intl'
import { useFormatTime } from '../format/use-format-date-time.ts'
import { useServerNow } from '../format/use-server-now.ts'
import styles from './play.module.css'
import { useProtection } from './use-protection.ts'

const MINUTE_MS = 60_000
const WARN_MS = 5 * MINUTE_MS
const LOOK_EVERY_MS = 5_000

/** Says five minutes before when the session's limit of time is reached. */
export function SessionWarning() {
  const known = useProtection()?.known
  const now = useServerNow(LOOK_EVERY_MS)
  const formatTime = useFormatTime()
  const minutes = known?.sessionLimit.minutes ?? null
  const endsAt = known?.session && minutes !== null ? known.session.startedAt + minutes * MINUTE_MS : null
  const isNear = endsAt !== null && endsAt > now && endsAt - now <= WARN_MS
  return (
    <output className={styles.warning} data-testid="session-warning">
      {isNear && (
        <span>
          <FormattedMessage id="protection.session.ends" values={{ at: formatTime(endsAt) }} />
        </span>
      )}
    </output>
  )
}
