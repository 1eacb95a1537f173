import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { useMultiplier } from '../table/round/multiplier.ts'

const THOUSAND = 1_000
const MILLION = 1_000_000
const MILLIONS = { notation: 'compact', maximumFractionDigits: 1 } as const

/** Formats a multiplier in limited space with as many digits as fit, rounded down: "396,022×", "5.1M×". */
export function useShortMultiplier(): (hundredths: number) => string {
  const { formatNumber } = useIntl()
  const whole = useMultiplier()
  return useCallback(
    (hundredths) => {
      const times = Math.floor(hundredths / 100)
      if (times < THOUSAND) return whole(hundredths)
      if (times < MILLION) return `${formatNumber(times)}×`
      return `${formatNumber(Math.floor(times / (MILLION / 10)) * (MILLION / 10), MILLIONS)}×`
    },
    [formatNumber, whole],
  )
}
