import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import type { Currency } from '#domain/money/currencies.ts'
import { type Minor, moneyFormat, toDecimal } from '#domain/money/money.ts'
import { UNKNOWN_AMOUNT } from './use-money.ts'
import { useLocale } from '../i18n/locale.tsx'

/** Formats limits and amounts to choose from: like other money, without ".00". */
export function useShortMoney(currency: Currency | null): (amount: Minor) => string {
  const { formatNumber } = useIntl()
  const { locale } = useLocale()
  return useCallback(
    (amount) => {
      if (currency === null) return UNKNOWN_AMOUNT
      const { options } = moneyFormat(currency, locale)
      // Safe: Intl formats a decimal string digit by digit, and toDecimal returns one.
      const decimal = toDecimal(amount) as `${number}`
      return formatNumber(decimal, { ...options, minimumFractionDigits: decimal.endsWith('.00') ? 0 : 2 })
    },
    [formatNumber, locale, currency],
  )
}
