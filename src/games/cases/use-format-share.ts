import { useCallback } from 'react'
import { useIntl } from 'react-intl'

/** Formats a share from 0 to 1 as a percentage with up to four decimals: 0.5575 is "55.75%", 0.0001 is "0.01%". */
export function useFormatShare(): (share: number) => string {
  const { formatNumber } = useIntl()
  return useCallback((share) => formatNumber(share, { style: 'percent', maximumFractionDigits: 4 }), [formatNumber])
}
