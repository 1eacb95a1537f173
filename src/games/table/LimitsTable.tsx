import { memo } from 'react'
import { useIntl } from 'react-intl'
import { CURRENCIES, type Currency } from '#domain/money/currencies.ts'
import { betLimits } from '#domain/money/limits.ts'
import type { Minor } from '#domain/money/money.ts'
import type { HouseGame } from '#domain/games/house-games.ts'
import { useMoney } from '../../format/use-money.ts'
import { FiguresTable } from './FiguresTable.tsx'

/** The price of a case in each currency that it is sold in. */
export type Prices = Partial<Record<Currency, Minor | undefined>>

type Props = { game: HouseGame; currentCurrency: Currency; prices?: Prices | undefined }

/** The bet limits, or the fixed price, in each currency; the player's own currency is highlighted. */
export const LimitsTable = memo(function LimitsTable({ game, currentCurrency, prices }: Props) {
  const intl = useIntl()
  const money = useMoney()

  function amounts(currency: Currency): (Minor | null)[] {
    if (prices) return [prices[currency] ?? null]
    const { min, max } = betLimits(game, currency)
    return [min, max]
  }

  const headings = prices
    ? (['original.limits.currency', 'original.limits.price'] as const)
    : (['original.limits.currency', 'original.limits.min', 'original.limits.max'] as const)
  return (
    <FiguresTable
      caption={intl.formatMessage({ id: prices ? 'original.limits.prices' : 'original.limits' })}
      headings={headings.map((id) => intl.formatMessage({ id }))}
      rows={CURRENCIES.map((currency) => ({
        name: currency,
        ...(currency === currentCurrency && { currentLabel: intl.formatMessage({ id: 'original.limits.own' }) }),
        figures: amounts(currency).map((amount) => money(amount, currency)),
      }))}
    />
  )
})
