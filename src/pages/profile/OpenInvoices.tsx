import { useId } from 'react'
import { useSetAtom } from 'jotai'
import { FormattedMessage } from 'react-intl'
import { useMoney } from '../../format/use-money.ts'
import { modalAtom } from '../../base/state.ts'
import { useOpenInvoices } from '../../data/account-queries.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './Profile.module.css'

/** Deposits that wait for payment, each with a link to its invoice. */
export function OpenInvoices() {
  const money = useMoney()
  const listId = useId()
  const setModal = useSetAtom(modalAtom)
  const invoices = useOpenInvoices()
  if (!invoices || invoices.length === 0) return null
  return (
    <section className={styles.card}>
      <h2>
        <FormattedMessage id="profile.openInvoices" />
      </h2>
      {invoices.map(({ id, methodName, amount, currency }) => (
        <div key={id} className={styles.row}>
          <span id={`${listId}-${id}`} translate="no" data-amount>{`${methodName} · ${money(amount, currency)}`}</span>
          <Button aria-describedby={`${listId}-${id}`} onClick={() => setModal({ name: 'payIn', invoiceId: id })}>
            <FormattedMessage id="profile.goOnPaying" />
          </Button>
        </div>
      ))}
    </section>
  )
}
