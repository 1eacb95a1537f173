import { useCallback } from 'react'
import { useIntl } from 'react-intl'

const DIGITS = { minimumFractionDigits: 2, maximumFractionDigits: 2 }

/** Writes a multiplier in hundredths as its reader expects it: 198 is "1.98×", "1,98×" in Russian. */
export function useMultiplier(): (hundredths: number) => string {
  const { formatNumber } = useIntl()
  return useCallback((hundredths) => `${formatNumber(hundredths / 100, DIGITS)}×`, [formatNumber])
}
