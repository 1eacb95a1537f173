import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import type { Currency } from '#domain/money/currencies.ts'
import { type Minor, moneyFormat, toDecimal } from '#domain/money/money.ts'
import { useLocale } from '../i18n/locale.tsx'

/** Shown when an amount is unknown. */
export const UNKNOWN_AMOUNT = '—'

/** Formats an amount in minor units in the player's locale: "1 000,00 ₽"; a dash when it is unknown. */
export function useMoney(): (amount: Minor | null, currency: Currency | null) => string {
  const { formatNumber } = useIntl()
  const { locale } = useLocale()
  return useCallback(
    (amount, currency) => {
      if (amount === null || currency === null) return UNKNOWN_AMOUNT
      // Safe: Intl formats a decimal string digit by digit, and toDecimal returns one.
      const decimal = toDecimal(amount) as `${number}`
      return formatNumber(decimal, moneyFormat(currency, locale).options)
    },
    [formatNumber, locale],
  )
}
