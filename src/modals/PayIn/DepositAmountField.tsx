import { FormattedMessage, useIntl } from 'react-intl'
import type { PaymentMethod } from '#db/view.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { toTyped } from '#domain/money/typed-amount.ts'
import { MoneyField } from '../../ui/MoneyField.tsx'
import { quickAmounts } from './deposit-amount.ts'
import type { Deposit } from './use-deposit.ts'
import { useLocale } from '../../i18n/locale.tsx'
import { useShortMoney } from '../../format/use-short-money.ts'
import styles from './payIn.module.css'

/** Characters of an amount that fit in a quarter of the narrowest sheet. */
const FITS_A_QUARTER = 8

type Props = { deposit: Deposit; method: PaymentMethod; currency: Currency | null }

/** The amount field with its limits and error, and buttons with quick amounts. */
export function DepositAmountField({ deposit, method, currency }: Props) {
  const { formatMessage } = useIntl()
  const { locale } = useLocale()
  const money = useShortMoney(currency)
  const limits = { min: money(method.min), max: money(method.max) }
  const quick = quickAmounts(method).map((amount) => ({ amount, text: money(amount) }))
  const long = quick.some(({ text }) => text.length > FITS_A_QUARTER)
  return (
    <div className={styles.amount}>
      <MoneyField
        label={formatMessage({ id: 'deposit.amount' })}
        aside={formatMessage({ id: 'deposit.amountLimits' }, limits)}
        problem={deposit.problem}
        currency={currency}
        enterKeyHint="go"
        value={deposit.text}
        onType={deposit.type}
        onBlur={deposit.validate}
      />
      <fieldset className={styles.quick} data-long={long || undefined}>
        <legend className="sr-only">
          <FormattedMessage id="deposit.quick" />
        </legend>
        {quick.map(({ amount, text }) => (
          <button
            key={amount}
            type="button"
            translate="no"
            aria-pressed={deposit.text === toTyped(amount, locale)}
            onClick={() => deposit.type(toTyped(amount, locale))}
          >
            {text}
          </button>
        ))}
      </fieldset>
    </div>
  )
}
