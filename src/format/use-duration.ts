import { useCallback } from 'react'
import { useIntl } from 'react-intl'

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S
const DAY_S = 24 * HOUR_S

/** Formats a duration in seconds in the largest whole unit that fits: "7 days", "5 hours", "20 minutes". */
export function useDuration(): (seconds: number) => string {
  const { formatMessage } = useIntl()
  return useCallback(
    (seconds) => {
      if (seconds >= 2 * DAY_S || seconds === DAY_S) {
        return formatMessage({ id: 'duration.days' }, { count: Math.floor(seconds / DAY_S) })
      }
      if (seconds >= HOUR_S) return formatMessage({ id: 'duration.hours' }, { count: Math.floor(seconds / HOUR_S) })
      return formatMessage({ id: 'duration.minutes' }, { count: Math.floor(seconds / MINUTE_S) })
    },
    [formatMessage],
  )
}
