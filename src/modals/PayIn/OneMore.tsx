import { useEffect, useId, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import type { InvoiceRow } from '../../../worker/db/view.ts'
import { useMoney } from '../../format/use-money.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './payIn.module.css'

type Props = { invoices: readonly InvoiceRow[]; onShow: (invoiceId: string) => void }

/**
 * Asks for confirmation before a second deposit while an invoice is open; the focus moves to the safe answer, which
 * opens none.
 */
export function OneMore({ invoices: [open], onShow }: Props) {
  const id = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  const money = useMoney()
  useEffect(() => group.current?.querySelector('button')?.focus(), [])
  if (!open) return null
  return (
    <fieldset ref={group} className={styles.oneMore} aria-labelledby={id}>
      <p id={id}>
        <FormattedMessage
          id="deposit.oneMore"
          values={{ method: open.methodName, amount: money(open.amount, open.currency) }}
        />
      </p>
      <Button onClick={() => onShow(open.id)}>
        <FormattedMessage id="deposit.oneMore.no" />
      </Button>
      <Button variant="primary" type="submit">
        <FormattedMessage id="deposit.oneMore.yes" />
      </Button>
    </fieldset>
  )
}
