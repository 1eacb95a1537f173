import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { BillingRow, IntentRow, InvoiceRow } from '../../../worker/db/view.ts'
import { useMoney } from '../../format/use-money.ts'
import { commands } from '../../data/commands.ts'
import { useReachable } from '../../data/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { SPACE } from '../../ui/children.ts'
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
        <Checking key={intent.key} intent={intent} billing={billing} />
      ))}
      {invoices.length > 0 && <OpenInvoices invoices={invoices} onShow={onShow} />}
    </>
  )
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

function Checking({ intent, billing }: { intent: IntentRow; billing: BillingRow | null }) {
  const money = useMoney()
  const reachable = useReachable()
  const [isChecking, setChecking] = useState(false)
  const { amount, currency } = intent
  const method = billing?.methods.find(({ hash }) => hash === intent.subject)?.name ?? ''

  async function check(): Promise<void> {
    setChecking(true)
    await commands.money.settle()
    setChecking(false)
  }

  return (
    <div className={styles.notice}>
      <output>
        <strong>
          <FormattedMessage id="deposit.checking" values={{ method, amount: money(amount, currency) }} />
        </strong>
        {SPACE}
        <FormattedMessage id="deposit.checkingWhy" />
      </output>
      {reachable && (
        <Button busy={isChecking} onClick={() => void check()}>
          <FormattedMessage id="deposit.askNow" />
        </Button>
      )}
    </div>
  )
}
