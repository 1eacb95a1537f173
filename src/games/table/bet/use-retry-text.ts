import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import type { AppError } from '#domain/calls/result.ts'
import { useServerClock } from '../../../data/queries.ts'
import { useFormatTime } from '../../../format/use-format-date-time.ts'
import { useFormatRecent } from '../../../format/use-format-recent.ts'

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

/**
 * Adds to the text of a rejected bet when the operator takes the next one: a time stays right beside a button, where a
 * countdown would be read out at every second.
 */
export function useRetryText(): (text: string, error: AppError | null | undefined) => string {
  const { formatMessage } = useIntl()
  const clock = useServerClock()
  const formatTime = useFormatTime()
  const formatRecent = useFormatRecent()
  return useCallback(
    (text, error) => {
      if (error?.retryAt === undefined) return text
      const isSoon = error.retryAt - clock.now() < HOUR_MS
      const step = isSoon ? SECOND_MS : MINUTE_MS
      const at = Math.ceil(error.retryAt / step) * step
      const time = isSoon ? formatTime(at, { second: '2-digit' }) : formatRecent(at)
      return `${text} ${formatMessage({ id: 'form.retryAt' }, { time })}`
    },
    [formatMessage, clock, formatTime, formatRecent],
  )
}
