import { useIntl } from 'react-intl'
import type { OriginalGame } from '../../../worker/db/view.ts'
import { CURRENCIES, type Currency } from '../../../worker/rules/currencies.ts'
import { betLimits } from '../../../worker/rules/limits.ts'
import type { Minor } from '../../../worker/rules/money.ts'
import { useMoney } from '../../app/money.ts'
import styles from './panels.module.css'

/** What a case costs, in the currencies that it is sold in. */
export type Prices = Partial<Record<Currency, Minor | undefined>>

type Props = { game: OriginalGame; own: Currency; prices: Prices | undefined }

/** What may be bet in each currency, or what the bet costs; the player's own currency stands out. */
export function LimitsTable({ game, own, prices }: Props) {
  const intl = useIntl()
  const money = useMoney()

  function amounts(currency: Currency): (Minor | null)[] {
    if (prices) return [prices[currency] ?? null]
    // What has a price has no limits.
    const { min, max } = betLimits(game === 'cases' ? 'coinflip' : game, currency)
    return [min, max]
  }

  const headings = prices
    ? (['original.limits.price'] as const)
    : (['original.limits.min', 'original.limits.max'] as const)
  return (
    <table className={styles.numbers}>
      <caption>{intl.formatMessage({ id: prices ? 'original.limits.prices' : 'original.limits' })}</caption>
      <thead>
        <tr>
          <th scope="col">{intl.formatMessage({ id: 'original.limits.currency' })}</th>
          {headings.map((id) => (
            <th key={id} scope="col">
              {intl.formatMessage({ id })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {CURRENCIES.map((currency) => (
          <tr key={currency} data-own={currency === own || undefined}>
            <th scope="row">
              {currency}
              {currency === own && <small> {intl.formatMessage({ id: 'original.limits.own' })}</small>}
            </th>
            {amounts(currency).map((amount, at) => (
              <td key={at}>{money(amount, currency)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
