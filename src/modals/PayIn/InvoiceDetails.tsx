import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { InvoiceRow } from '../../../worker/db/view.ts'
import type { Minor } from '../../../worker/rules/money.ts'
import { useMoney } from '../../app/money.ts'
import { Copyable } from './Copyable.tsx'
import styles from './payIn.module.css'

/** What an invoice is about, in words: how much is paid, what of it arrives, and where to send it. */
export function InvoiceDetails({ invoice, open }: { invoice: InvoiceRow; open: boolean }) {
  const money = useMoney()
  const { amount, currency, shopAmount, commission, cardNumber, phoneNumber } = invoice
  const write = (value: Minor) => money(value, currency)
  return (
    <>
      <header className={styles['invoiceHead']}>
        <h3>{invoice.methodName}</h3>
        <p>
          <span>
            <FormattedMessage id={open ? 'invoice.toPay' : 'payIn.amount'} />
          </span>
          <strong>{write(amount)}</strong>
        </p>
      </header>
      {open && (
        <dl className={styles['facts']}>
          {commission !== null && commission > 0 && (
            <Fact name={<FormattedMessage id="invoice.commission" />} value={write(commission)} />
          )}
          {shopAmount !== null && shopAmount !== amount && (
            <Fact name={<FormattedMessage id="invoice.credited" />} value={write(shopAmount)} />
          )}
        </dl>
      )}
      {open && invoice.sumWasChanged && (
        <p className={styles['notice']}>
          <FormattedMessage id="invoice.sumWasChanged" values={{ amount: write(amount) }} />
        </p>
      )}
      {open && (cardNumber || phoneNumber) && (
        <div className={styles['transfer']}>
          <p>
            <FormattedMessage id="invoice.transfer" />
          </p>
          {cardNumber && <Copyable label="invoice.card" value={cardNumber} />}
          {phoneNumber && <Copyable label="invoice.phone" value={phoneNumber} />}
        </div>
      )}
    </>
  )
}

function Fact({ name, value }: { name: ReactNode; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
