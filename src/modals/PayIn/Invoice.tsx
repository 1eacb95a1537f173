import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import type { InvoiceRow } from '../../../worker/db/view.ts'
import { openInvoiceAtom } from '../../app/state.ts'
import { useInvoice } from '../../data/account-queries.ts'
import { EndedInvoice } from './EndedInvoice.tsx'
import { InvoiceDetails } from './InvoiceDetails.tsx'
import { MethodsSkeleton } from './MethodsStates.tsx'
import { PayInvoice } from './PayInvoice.tsx'
import { useKeepFocus } from '../../ui/use-keep-focus.ts'
import { useOpenInvoice } from './use-open-invoice.ts'
import type { OpenedInvoice } from './use-pay-in.ts'
import styles from './payIn.module.css'

type Props = { id: string; opened: OpenedInvoice | null; onAnother: () => void; onPaid: () => void }

/** An invoice while it can be paid, and afterwards how it ended. PayIn closes once it is paid. */
export function Invoice({ id, ...rest }: Props) {
  const invoice = useInvoice(id)
  return invoice ? <KnownInvoice invoice={invoice} {...rest} /> : <MethodsSkeleton />
}

function KnownInvoice({ invoice, opened, onAnother, onPaid }: Omit<Props, 'id'> & { invoice: InvoiceRow }) {
  const actions = useOpenInvoice(invoice)
  const { standing } = actions
  const paid = standing === 'paid'
  useShown(invoice.id)
  useEffect(() => {
    if (paid) onPaid()
  }, [paid, onPaid])
  const holder = useKeepFocus<HTMLElement>(standing)
  const outcome = opened?.id === invoice.id ? opened.page : 'none'
  return (
    <section
      ref={holder}
      className={styles['invoice']}
      tabIndex={-1}
      data-testid="invoice"
      data-status={invoice.status}
    >
      <InvoiceDetails invoice={invoice} open={standing === 'open'} />
      {/* Always rendered: screen readers ignore a live region that is inserted together with its text. */}
      <div aria-live="polite" className={styles['end']}>
        {standing !== 'open' && (
          <h3>
            <FormattedMessage id={`deposit.invoice.${standing}`} />
          </h3>
        )}
      </div>
      {standing === 'open' ? (
        <PayInvoice invoice={invoice} actions={actions} page={outcome} onAnother={onAnother} />
      ) : (
        <EndedInvoice standing={standing} actions={actions} onAgain={onAnother} />
      )}
    </section>
  )
}

/** While this invoice is on screen, no notification about its end is needed. */
function useShown(id: string): void {
  const setShown = useSetAtom(openInvoiceAtom)
  useEffect(() => {
    setShown(id)
    return () => setShown(null)
  }, [id, setShown])
}
