import { useCallback } from 'react'
import { useIntl } from 'react-intl'

/** Writes a moment (ms) by day and minute, in figures: Chromium has no Kazakh month names, and these need none. */
export function useMoment(): (at: number) => string {
  const { formatDate } = useIntl()
  return useCallback(
    (at) => formatDate(at, { day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit' }),
    [formatDate],
  )
}
