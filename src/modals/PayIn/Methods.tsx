import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import type { InvoiceRow, PaymentMethod } from '../../../worker/db/view.ts'
import type { Currency } from '../../../worker/rules/currencies.ts'
import { useShortMoney } from './useShortMoney.ts'
import styles from './payIn.module.css'

type Props = {
  methods: readonly PaymentMethod[]
  currency: Currency | null
  chosen: string
  open: readonly InvoiceRow[]
  onChoose: (hash: string) => void
}

/** The ways to pay in: native radios, each with its limits. */
export function Methods({ methods, currency, chosen, open, onChoose }: Props) {
  const id = useId()
  const money = useShortMoney(currency)
  return (
    <fieldset className={styles['methods']}>
      <legend>
        <FormattedMessage id="payIn.method" />
      </legend>
      {methods.map(({ hash, name, min, max, exchangeCurrency }) => (
        <label key={hash} className={styles['method']}>
          <input
            type="radio"
            name={id}
            value={hash}
            checked={hash === chosen}
            aria-labelledby={`${id}-${hash}`}
            aria-describedby={`${id}-${hash}-about`}
            onChange={() => onChoose(hash)}
          />
          <span id={`${id}-${hash}`} className={styles['methodName']}>
            {name}
          </span>
          <span id={`${id}-${hash}-about`} className={styles['methodAbout']}>
            <span>
              <FormattedMessage id="payIn.limits" values={{ min: money(min), max: money(max) }} />
            </span>
            {exchangeCurrency && (
              <span>
                <FormattedMessage id="payIn.exchange" values={{ currency: exchangeCurrency }} />
              </span>
            )}
            {open.some(({ methodHash }) => methodHash === hash) && (
              <span className={styles['methodOpen']}>
                <FormattedMessage id="payIn.methodOpen" />
              </span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
