import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { InvoiceRow } from '#db/view.ts'
import { openInvoiceAtom } from '../../base/state.ts'
import { useInvoice } from '../../data/account-queries.ts'
import { InvoiceDetails } from './InvoiceDetails.tsx'
import { MethodsSkeleton } from './MethodsStates.tsx'
import { PayInvoice } from './PayInvoice.tsx'
import { useFocusOnReplace } from '../../ui/use-focus-on-replace.ts'
import { useReachable } from '../../data/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { getRejectionText } from '../../forms/rejection-texts.ts'
import { type InvoiceActions, type InvoiceStatusView, useOpenInvoice } from './use-open-invoice.ts'
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
  const { statusView } = actions
  const paid = statusView === 'paid'
  useMarkShown(invoice.id)
  useEffect(() => {
    if (paid) onPaid()
  }, [paid, onPaid])
  const container = useFocusOnReplace<HTMLElement>(statusView)
  useEffect(() => {
    // It follows the form's button, which may be far down: what is to be paid stands at its top. `void`, because newer
    // browsers return a promise here, which is no clean-up.
    void container.current?.scrollIntoView()
  }, [container])
  const outcome = opened?.id === invoice.id ? opened.page : 'none'
  return (
    <section
      ref={container}
      className={styles.invoice}
      tabIndex={-1}
      data-testid="invoice"
      data-status={invoice.status}
    >
      <InvoiceDetails invoice={invoice} open={statusView === 'open'} />
      {/* Always rendered: screen readers ignore a live region that is inserted together with its text. */}
      <div aria-live="polite" className={styles.end}>
        {statusView !== 'open' && (
          <h3>
            <FormattedMessage id={`deposit.invoice.${statusView}`} />
          </h3>
        )}
      </div>
      {statusView === 'open' ? (
        <PayInvoice invoice={invoice} actions={actions} page={outcome} onAnother={onAnother} />
      ) : (
        <EndedInvoice statusView={statusView} actions={actions} onAgain={onAnother} />
      )}
    </section>
  )
}

/** While this invoice is on screen, no notification about its end is needed. */
function useMarkShown(id: string): void {
  const setShownInvoice = useSetAtom(openInvoiceAtom)
  useEffect(() => {
    setShownInvoice(id)
    return () => setShownInvoice(null)
  }, [id, setShownInvoice])
}

type EndedProps = { statusView: Exclude<InvoiceStatusView, 'open'>; actions: InvoiceActions; onAgain: () => void }

/** Explains how an invoice ended, with a button for a new deposit. */
function EndedInvoice({ statusView, actions, onAgain }: EndedProps) {
  const intl = useIntl()
  const reachable = useReachable()
  return (
    <div className={styles.ended} data-status-view={statusView}>
      {statusView !== 'paid' && (
        <p>
          <FormattedMessage
            id={
              statusView === 'late' && !reachable ? 'deposit.invoice.lateOffline' : `deposit.invoice.${statusView}.text`
            }
          />
        </p>
      )}
      <p role="alert" className={styles.danger}>
        {actions.failure && getRejectionText(intl, actions.failure)}
      </p>
      {statusView === 'late' && reachable && (
        <Button busy={actions.doing === 'check'} onClick={actions.check}>
          <FormattedMessage id="deposit.askNow" />
        </Button>
      )}
      {statusView !== 'paid' && (
        <Button variant={statusView === 'late' ? 'quiet' : 'primary'} onClick={onAgain}>
          <FormattedMessage id="deposit.invoice.beginAgain" />
        </Button>
      )}
    </div>
  )
}
