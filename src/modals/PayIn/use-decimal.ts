import { useCallback } from 'react'
import { useIntl } from 'react-intl'

const MOST_DIGITS = 18

/** Writes decimal text of any precision as its reader expects it, digit for digit. */
export function useDecimal(): (decimal: string) => string {
  const { formatNumber } = useIntl()
  return useCallback(
    // Intl takes decimals as text; what comes here is one by its schema.
    (decimal) => formatNumber(decimal as `${number}`, { maximumFractionDigits: MOST_DIGITS }),
    [formatNumber],
  )
}
