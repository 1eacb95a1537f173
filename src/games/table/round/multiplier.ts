import { useCallback } from 'react'
import { useIntl } from 'react-intl'

const DIGITS = { minimumFractionDigits: 2, maximumFractionDigits: 2 }

/** Formats a multiplier in hundredths for the locale: 198 is "1.98×", in Russian "1,98×". */
export function useMultiplier(): (hundredths: number) => string {
  const { formatNumber } = useIntl()
  return useCallback((hundredths) => `${formatNumber(hundredths / 100, DIGITS)}×`, [formatNumber])
}
