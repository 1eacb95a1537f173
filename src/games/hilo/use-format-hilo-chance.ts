import { useCallback } from 'react'
import { useIntl } from 'react-intl'

const PERCENT = { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 } as const

/** Formats a chance for the locale: "53.85%". */
export function useFormatHiloChance(): (share: number) => string {
  const { formatNumber } = useIntl()
  return useCallback((share) => formatNumber(share, PERCENT), [formatNumber])
}
