import { useIntl } from 'react-intl'
import { useServerNow } from './use-server-now.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const LOOK_AGAIN_MS = 20_000

/** The age of data fetched at a server time (ms), in words: "updated 5 min ago". */
export function useRelativeTime(fetchedAt: number): string {
  const { formatMessage } = useIntl()
  const age = Math.max(0, useServerNow(LOOK_AGAIN_MS) - fetchedAt)
  if (age < MINUTE_MS) return formatMessage({ id: 'age.now' })
  if (age < HOUR_MS) return formatMessage({ id: 'age.minutes' }, { count: Math.floor(age / MINUTE_MS) })
  if (age < DAY_MS) return formatMessage({ id: 'age.hours' }, { count: Math.floor(age / HOUR_MS) })
  return formatMessage({ id: 'age.days' }, { count: Math.floor(age / DAY_MS) })
}
