import { useIntl } from 'react-intl'
import { AskFirst } from '../../ui/AskFirst.tsx'
import type { InvoiceActions } from './use-open-invoice.ts'

type Props = { actions: InvoiceActions; off: boolean; reasonId: string }

/** Cancels an invoice after a confirmation. */
export function CancelDeposit({ actions, off, reasonId }: Props) {
  const { formatMessage } = useIntl()
  const texts = {
    label: formatMessage({ id: 'deposit.invoice.cancel' }),
    question: formatMessage({ id: 'deposit.invoice.cancel.sure' }),
    no: formatMessage({ id: 'deposit.invoice.cancel.no' }),
    yes: formatMessage({ id: 'deposit.invoice.cancel.yes' }),
  }
  return <AskFirst texts={texts} off={off} reasonId={reasonId} onYes={actions.cancel} />
}
