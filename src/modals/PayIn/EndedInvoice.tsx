import { FormattedMessage, useIntl } from 'react-intl'
import { useReachable } from '../../data/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { getRejectionText } from '../../forms/rejection-texts.ts'
import type { InvoiceActions, InvoiceStatusView } from './use-open-invoice.ts'
import styles from './payIn.module.css'

type Props = { statusView: Exclude<InvoiceStatusView, 'open'>; actions: InvoiceActions; onAgain: () => void }

/** Explains how an invoice ended, with a button for a new deposit. */
export function EndedInvoice({ statusView, actions, onAgain }: Props) {
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
