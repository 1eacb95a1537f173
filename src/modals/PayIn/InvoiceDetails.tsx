import { FormattedMessage, useIntl } from 'react-intl'
import type { CryptoPayment, InvoiceRow } from '#db/view.ts'
import type { Minor } from '#domain/money/money.ts'
import { useBilling } from '../../data/account-queries.ts'
import { useDecimalMark } from '../../format/use-decimal-mark.ts'
import { useMoney } from '../../format/use-money.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import type { MessageKey } from '../../i18n/dictionary.ts'
import type { Children } from '../../ui/children.ts'
import { Copyable } from './Copyable.tsx'
import { Confirmations, CryptoDetails } from './CryptoDetails.tsx'
import { getDeduction } from './get-deduction.ts'
import iconButton from '../../ui/icon-button.module.css'
import { Amount } from '../../ui/Amount.tsx'
import styles from './payIn.module.css'

/** The details of an invoice: the amount to pay, the amount that is credited, and where to send it. */
export function InvoiceDetails({ invoice, open }: { invoice: InvoiceRow; open: boolean }) {
  const money = useMoney()
  const { amount, currency, crypto } = invoice
  if (!open) return <InvoiceHead invoice={invoice} label="deposit.amount" />
  if (crypto) {
    return (
      <>
        <CoinsToSend name={invoice.methodName} crypto={crypto} worth={money(amount, currency)} />
        <Confirmations {...crypto.confirmations} />
        <CryptoDetails crypto={crypto} />
        <Sums invoice={invoice} />
      </>
    )
  }
  return (
    <>
      <InvoiceHead invoice={invoice} label="deposit.invoice.toPay" />
      <Sums invoice={invoice} />
      <Transfer invoice={invoice} />
    </>
  )
}

function InvoiceHead({ invoice, label }: { invoice: InvoiceRow; label: MessageKey }) {
  const money = useMoney()
  return (
    <header className={styles.invoiceHead}>
      <h3>{invoice.methodName}</h3>
      <p>
        <span>
          <FormattedMessage id={label} />
        </span>
        <strong>
          <Amount>{money(invoice.amount, invoice.currency)}</Amount>
        </strong>
      </p>
    </header>
  )
}

/** The card or telephone to send the money to. */
function Transfer({ invoice: { cardNumber, phoneNumber } }: { invoice: InvoiceRow }) {
  if (!cardNumber && !phoneNumber) return null
  return (
    <div className={styles.transfer}>
      <p>
        <FormattedMessage id="deposit.invoice.transfer" />
      </p>
      {cardNumber && <Copyable label="deposit.invoice.card" value={cardNumber} />}
      {phoneNumber && <Copyable label="deposit.invoice.phone" value={phoneNumber} />}
    </div>
  )
}

/** The coins to send, large and with a button that copies them; the deposit's own amount below. */
function CoinsToSend({ name, crypto, worth }: { name: string; crypto: CryptoPayment; worth: string }) {
  const what = useIntl().formatMessage({ id: 'deposit.invoice.coins' })
  const withMark = useDecimalMark()
  return (
    <header className={styles.coins}>
      <h3>{`${name} · ${what}`}</h3>
      <p translate="no">
        <strong>{`${withMark(crypto.amount)} ${crypto.currency}`}</strong>
        <small>{worth}</small>
      </p>
      <CopyButton
        what={what}
        value={crypto.amount}
        className={`${iconButton.bare} ${styles.copy}`}
        messageClass={styles.copied}
      />
    </header>
  )
}

/** The commission or a changed amount; renders nothing if the whole amount is credited. */
function Sums({ invoice }: { invoice: InvoiceRow }) {
  const { amount, currency, shopAmount, commission, sumWasChanged } = invoice
  const deduction = getDeduction(invoice, useBilling()?.methods ?? [])
  const money = useMoney()
  const write = (value: Minor) => money(value, currency)
  return (
    <>
      <dl className={styles.facts}>
        {commission !== null && commission > 0 && (
          <Fact name={<FormattedMessage id="deposit.invoice.commission" />} value={write(commission)}>
            <FormattedMessage id="deposit.invoice.commission.text" />
          </Fact>
        )}
        {shopAmount !== null && shopAmount !== amount && (
          <Fact name={<FormattedMessage id="deposit.invoice.credited" />} value={write(shopAmount)}>
            {deduction && <FormattedMessage id="deposit.invoice.credited.text" values={{ deduction }} />}
          </Fact>
        )}
      </dl>
      {/* Always rendered: the amount can change while the invoice is open, and screen readers must announce that. */}
      <output className={styles.changed}>
        {sumWasChanged && <FormattedMessage id="deposit.invoice.sumWasChanged" values={{ amount: write(amount) }} />}
      </output>
    </>
  )
}

function Fact({ name, value, children }: { name: Children; value: string; children: Children }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span>
          <Amount>{value}</Amount>
        </span>
        <small>{children}</small>
      </dd>
    </div>
  )
}
