import { useIntl } from 'react-intl'

export const HOUR_MINUTES = 60
const DAY_MINUTES = 24 * HOUR_MINUTES

/** Writes the longest time of a method with a short unit, which needs no grammatical case; nothing if it is unknown. */
export function useLongestTime(): (minutes: number | null) => string | null {
  const { formatMessage } = useIntl()
  return (minutes) => {
    if (minutes === null) return null
    if (minutes === 0) return formatMessage({ id: 'method.instant' })
    const [count, unit] = inLargestUnit(minutes)
    return formatMessage({ id: 'method.time' }, { count, unit })
  }
}

function inLargestUnit(minutes: number): [number, 'minute' | 'hour' | 'day'] {
  if (minutes >= 2 * DAY_MINUTES) return [Math.ceil(minutes / DAY_MINUTES), 'day']
  return minutes >= HOUR_MINUTES ? [Math.ceil(minutes / HOUR_MINUTES), 'hour'] : [minutes, 'minute']
}
