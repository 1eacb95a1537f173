import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { useServerClock } from '../data/queries.ts'
import { useFormatDateTime, useFormatTime } from './use-format-date-time.ts'

/** Formats the timestamp of something recent (ms): of today only the time, "12:05"; otherwise with its day and year. */
export function useFormatRecent(): (at: number) => string {
  const { formatDate } = useIntl()
  const formatTime = useFormatTime()
  const formatDateTime = useFormatDateTime()
  const clock = useServerClock()
  return useCallback(
    (at) => (formatDate(at) === formatDate(clock.now()) ? formatTime(at) : formatDateTime(at)),
    [formatDate, formatTime, formatDateTime, clock],
  )
}
