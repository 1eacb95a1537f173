import { useCallback } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { type Currency, MINOR_PER_UNIT } from '#domain/money/currencies.ts'
import { type Minor, minor } from '#domain/money/money.ts'
import { useShortMoney } from '../../format/use-short-money.ts'
import { exchanged, priceOfOne } from './exchange.ts'
import styles from './payIn.module.css'

/** A rate with this many zeros is shown the other way round, as the price of one unit. */
const MANY_ZEROS = /^0\.00/

type Props = {
  method: { exchangeCurrency: string | null; exchangeRate: string | null }
  currency: Currency | null
  amount: Minor | null
  textId: 'deposit.exchanged' | 'withdraw.exchanged'
}

/**
 * The other currency that the payment is made in, its rate and the approximate amount; renders nothing if the currency
 * is the same.
 */
export function Exchange({ method: { exchangeCurrency, exchangeRate }, currency, amount, textId }: Props) {
  const money = useShortMoney(currency)
  const decimal = useDecimal()
  if (exchangeCurrency === null || exchangeRate === null || currency === null) return null
  const price = MANY_ZEROS.test(exchangeRate) ? priceOfOne(exchangeRate) : null
  const sum = amount === null ? null : exchanged(amount, exchangeRate, textId === 'deposit.exchanged' ? 'up' : 'down')
  return (
    <p className={styles.exchange}>
      <span>
        {price === null ? (
          <FormattedMessage
            id="deposit.rate"
            values={{ unit: money(minor(MINOR_PER_UNIT)), rate: decimal(exchangeRate), currency: exchangeCurrency }}
          />
        ) : (
          <FormattedMessage id="deposit.price" values={{ currency: exchangeCurrency, price: money(price) }} />
        )}
      </span>
      <output>
        {sum !== null && <FormattedMessage id={textId} values={{ sum: decimal(sum), currency: exchangeCurrency }} />}
      </output>
    </p>
  )
}

const MOST_DIGITS = 18

/** Formats a decimal string of any precision for the locale without losing digits. */
function useDecimal(): (decimal: string) => string {
  const { formatNumber } = useIntl()
  return useCallback(
    // Intl accepts decimal strings; the schema guarantees that this is one.
    (decimal) => formatNumber(decimal as `${number}`, { maximumFractionDigits: MOST_DIGITS }),
    [formatNumber],
  )
}
