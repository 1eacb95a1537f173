import type { Currency } from '#domain/money/currencies.ts'
import type { Minor } from '#domain/money/money.ts'
import { convertByRate, type Rates } from '#domain/money/rates.ts'
import { useViewerCurrency } from '../data/use-viewer-country.ts'
import { useShortMoney } from './use-short-money.ts'

/**
 * Returns a function that writes about how much an amount of a currency is in the viewer's, "≈ ₸5,000"; null where that
 * is the same currency or no rate is known. The exact amount belongs in the tip.
 */
export function useAboutMoney(
  currency: Currency | null,
  rates: Rates | null | undefined,
): (amount: Minor) => string | null {
  const viewerCurrency = useViewerCurrency()
  const money = useShortMoney(viewerCurrency)
  const rate = currency === null || currency === viewerCurrency ? undefined : rates?.[viewerCurrency]
  return (amount) => {
    const about = rate === undefined ? null : convertByRate(amount, rate)
    return about === null ? null : `≈ ${money(about)}`
  }
}
