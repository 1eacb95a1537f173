import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import type { Currency } from '../../worker/rules/currencies.ts'
import { type Minor, moneyFormat, toTyped } from '../../worker/rules/money.ts'
import { UNKNOWN_AMOUNT } from './money.ts'
import { useLocale } from './locale.tsx'

/** Writes limits and amounts to choose from: as other money, without an idle ".00". */
export function useShortMoney(currency: Currency | null): (amount: Minor) => string {
  const { formatNumber } = useIntl()
  const { locale } = useLocale()
  return useCallback(
    (amount) => {
      if (currency === null) return UNKNOWN_AMOUNT
      const { options } = moneyFormat(currency, locale)
      // Intl takes decimals as text, digit for digit; toTyped writes one.
      const decimal = toTyped(amount) as `${number}`
      return formatNumber(decimal, { ...options, minimumFractionDigits: decimal.includes('.') ? 2 : 0 })
    },
    [formatNumber, locale, currency],
  )
}
