import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import type { Currency } from '../../worker/domain/money/currencies.ts'
import { type Minor, moneyFormat, toDecimal } from '../../worker/domain/money/money.ts'
import { useLocale } from '../i18n/locale.tsx'

/** What stands where an amount is not known. */
export const UNKNOWN_AMOUNT = '—'

/** Writes an amount in minor units as its reader expects it: "1 000,00 ₽"; a dash where it is unknown. */
export function useMoney(): (amount: Minor | null, currency: Currency | null) => string {
  const { formatNumber } = useIntl()
  const { locale } = useLocale()
  return useCallback(
    (amount, currency) => {
      if (amount === null || currency === null) return UNKNOWN_AMOUNT
      // Intl takes decimals as text, digit for digit; toDecimal writes one.
      const decimal = toDecimal(amount) as `${number}`
      return formatNumber(decimal, moneyFormat(currency, locale).options)
    },
    [formatNumber, locale],
  )
}
