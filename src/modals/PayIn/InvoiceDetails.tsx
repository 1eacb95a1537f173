import { FormattedMessage } from 'react-intl'
import type { InvoiceRow } from '../../../worker/db/view.ts'
import type { Minor } from '../../../worker/domain/money/money.ts'
import { useBilling } from '../../data/account-queries.ts'
import { useMoney } from '../../format/use-money.ts'
import { Copyable } from './Copyable.tsx'
import { CryptoDetails } from './CryptoDetails.tsx'
import type { Children } from '../../ui/children.ts'
import { getDeduction } from './get-deduction.ts'
import styles from './payIn.module.css'

/** The details of an invoice: the amount to pay, the amount that is credited, and where to send it. */
export function InvoiceDetails({ invoice, open }: { invoice: InvoiceRow; open: boolean }) {
  const money = useMoney()
  const { amount, currency, crypto, cardNumber, phoneNumber } = invoice
  return (
    <>
      <header className={styles['invoiceHead']}>
        <h3>{invoice.methodName}</h3>
        <p>
          <span>
            <FormattedMessage id={open ? 'deposit.invoice.toPay' : 'deposit.amount'} />
          </span>
          <strong translate="no">{money(amount, currency)}</strong>
        </p>
      </header>
      {open && <Sums invoice={invoice} />}
      {open && crypto && <CryptoDetails crypto={crypto} />}
      {open && !crypto && (cardNumber || phoneNumber) && (
        <div className={styles['transfer']}>
          <p>
            <FormattedMessage id="deposit.invoice.transfer" />
          </p>
          {cardNumber && <Copyable label="deposit.invoice.card" value={cardNumber} />}
          {phoneNumber && <Copyable label="deposit.invoice.phone" value={phoneNumber} />}
        </div>
      )}
    </>
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
      <dl className={styles['facts']}>
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
      <output className={styles['changed']}>
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
        <span translate="no">{value}</span>
        <small>{children}</small>
      </dd>
    </div>
  )
}
