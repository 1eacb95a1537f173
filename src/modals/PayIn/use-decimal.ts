import { useCallback } from 'react'
import { useIntl } from 'react-intl'

const MOST_DIGITS = 18

/** Formats a decimal string of any precision for the locale without losing digits. */
export function useDecimal(): (decimal: string) => string {
  const { formatNumber } = useIntl()
  return useCallback(
    // Intl accepts decimal strings; the schema guarantees that this is one.
    (decimal) => formatNumber(decimal as `${number}`, { maximumFractionDigits: MOST_DIGITS }),
    [formatNumber],
  )
}
