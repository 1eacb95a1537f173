import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useClockOffset } from '../data/queries.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const LOOK_AGAIN_MS = 20_000

/** The age of data fetched at a server time (ms), in words: "updated 5 min ago". */
export function useRelativeTime(fetchedAt: number): string {
  const { formatMessage } = useIntl()
  const offset = useClockOffset()
  const now = useNow(LOOK_AGAIN_MS)
  const age = Math.max(0, now + offset - fetchedAt)
  if (age < MINUTE_MS) return formatMessage({ id: 'age.now' })
  if (age < HOUR_MS) return formatMessage({ id: 'age.minutes' }, { count: Math.floor(age / MINUTE_MS) })
  if (age < DAY_MS) return formatMessage({ id: 'age.hours' }, { count: Math.floor(age / HOUR_MS) })
  return formatMessage({ id: 'age.days' }, { count: Math.floor(age / DAY_MS) })
}

/** The device's clock (ms), read every `every` ms while the component is mounted. */
export function useNow(every: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every)
    return () => clearInterval(timer)
  }, [every])
  return now
}
