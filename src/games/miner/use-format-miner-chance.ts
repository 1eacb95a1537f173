import { useCallback } from 'react'
import { useIntl } from 'react-intl'

const TWO_DIGITS = { style: 'percent', maximumFractionDigits: 2 } as const
const SMALL = { style: 'percent', maximumSignificantDigits: 2 } as const
const LEAST_FOR_TWO_DIGITS = 0.001

/** Formats a chance from 0 to 1 as a percentage; very small ones keep two significant digits. */
export function useFormatMinerChance(): (chance: number) => string {
  const { formatNumber } = useIntl()
  return useCallback(
    (chance) => formatNumber(chance, chance < LEAST_FOR_TWO_DIGITS ? SMALL : TWO_DIGITS),
    [formatNumber],
  )
}
