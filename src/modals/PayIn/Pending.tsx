import { FormattedMessage } from 'react-intl'
import type { BillingRow, IntentRow, InvoiceRow } from '#db/view.ts'
import { useMoney } from '../../format/use-money.ts'
import { Button } from '../../ui/Button.tsx'
import { CheckingOrder } from './CheckingOrder.tsx'
import styles from './payIn.module.css'

type Props = {
  invoices: readonly InvoiceRow[]
  unsettled: readonly IntentRow[]
  billing: BillingRow | null
  onShow: (invoiceId: string) => void
}

/** Shown above the form for a new deposit: open invoices, and deposits whose reply was lost. */
export function Pending({ invoices, unsettled, billing, onShow }: Props) {
  return (
    <>
      {unsettled.filter(isLost).map((intent) => (
        <CheckingOrder key={intent.key} intent={intent} method={methodName(intent, billing)} kind="deposit" />
      ))}
      {invoices.length > 0 && <OpenInvoices invoices={invoices} onShow={onShow} />}
    </>
  )
}

function methodName({ subject }: IntentRow, billing: BillingRow | null): string {
  return billing?.methods.find(({ hash }) => hash === subject)?.name ?? ''
}

/** An intent that is still being sent is not lost yet. */
function isLost({ state }: IntentRow): boolean {
  return state === 'unknown'
}

function OpenInvoices({ invoices, onShow }: Pick<Props, 'invoices' | 'onShow'>) {
  const money = useMoney()
  return (
    <section className={styles.open} aria-labelledby="pay-in-open">
      <h3 id="pay-in-open">
        <FormattedMessage id="deposit.openOnes" />
      </h3>
      <ul>
        {invoices.map(({ id, methodName, amount, currency }) => (
          <li key={id}>
            <span id={`invoice-${id}`}>
              <FormattedMessage id="deposit.openOne" values={{ method: methodName, amount: money(amount, currency) }} />
            </span>
            <Button variant="quiet" aria-describedby={`invoice-${id}`} onClick={() => onShow(id)}>
              <FormattedMessage id="deposit.showOpen" />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
