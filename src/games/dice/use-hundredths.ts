import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import type { Hundredths } from '#domain/games/dice.ts'

const TWO = { minimumFractionDigits: 2, maximumFractionDigits: 2 }

/** Writes rolls, targets and chances as their reader expects them: 5050 is "50.50", "50,50" in Russian. */
export function useHundredths(): (value: Hundredths) => string {
  const { formatNumber } = useIntl()
  return useCallback((value) => formatNumber(value / 100, TWO), [formatNumber])
}
