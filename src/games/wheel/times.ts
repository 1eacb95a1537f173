import { useCallback } from 'react'
import { useIntl } from 'react-intl'

/** Formats the payout of a segment: "10×". */
export function useTimes(): (pays: number) => string {
  const { formatNumber } = useIntl()
  return useCallback((pays) => `${formatNumber(pays)}×`, [formatNumber])
}
