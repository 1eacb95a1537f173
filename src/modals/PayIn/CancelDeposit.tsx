import { useEffect, useId, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../../ui/Button.tsx'
import type { InvoiceActions } from './useOpenInvoice.ts'
import styles from './payIn.module.css'

type Props = { actions: InvoiceActions; off: boolean; why: string }

/** Cancels an invoice after asking once; the focus goes to the harmless answer and back. */
export function CancelDeposit({ actions, off, why }: Props) {
  const id = useId()
  const group = useRef<HTMLDivElement>(null)
  const asked = useRef(false)
  const { asking } = actions
  useEffect(() => {
    if (!asking && !asked.current) return
    asked.current = asking
    group.current?.querySelector<HTMLElement>('[data-first] button, button[data-first]')?.focus()
  }, [asking])
  return (
    <div ref={group} className={styles['cancel']}>
      {asking ? (
        <fieldset className={styles['sure']} aria-labelledby={id}>
          <p id={id}>
            <FormattedMessage id="invoice.cancel.sure" />
          </p>
          <Button data-first onClick={actions.keep}>
            <FormattedMessage id="invoice.cancel.no" />
          </Button>
          <Button
            variant="danger"
            aria-disabled={off}
            busy={actions.doing === 'cancel'}
            aria-describedby={why}
            onClick={off ? undefined : actions.cancel}
          >
            <FormattedMessage id="invoice.cancel.yes" />
          </Button>
        </fieldset>
      ) : (
        <Button
          data-first
          variant="quiet"
          aria-disabled={off}
          aria-describedby={why}
          onClick={off ? undefined : actions.ask}
        >
          <FormattedMessage id="invoice.cancel" />
        </Button>
      )}
    </div>
  )
}
