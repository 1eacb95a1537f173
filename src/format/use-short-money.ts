import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import type { Currency } from '../../worker/domain/money/currencies.ts'
import { type Minor, moneyFormat, toDecimal } from '../../worker/domain/money/money.ts'
import { UNKNOWN_AMOUNT } from './use-money.ts'
import { useLocale } from '../i18n/locale.tsx'

/** Writes limits and amounts to choose from: as other money, without an idle ".00". */
export function useShortMoney(currency: Currency | null): (amount: Minor) => string {
  const { formatNumber } = useIntl()
  const { locale } = useLocale()
  return useCallback(
    (amount) => {
      if (currency === null) return UNKNOWN_AMOUNT
      const { options } = moneyFormat(currency, locale)
      // Intl takes decimals as text, digit for digit; toDecimal writes one.
      const decimal = toDecimal(amount) as `${number}`
      return formatNumber(decimal, { ...options, minimumFractionDigits: decimal.endsWith('.00') ? 0 : 2 })
    },
    [formatNumber, locale, currency],
  )
}
