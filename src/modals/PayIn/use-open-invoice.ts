import { useRef, useState } from 'react'
import type { InvoiceRow } from '#db/view.ts'
import type { AppError } from '#domain/calls/result.ts'
import { isInvoiceOpen } from '#domain/money/invoice.ts'
import { commands } from '../../data/commands.ts'
import { useSecondsUntil } from '../../format/use-seconds-until.ts'

type Action = 'check' | 'cancel'

/** open: can be paid · late: the time is over, but the operator has not confirmed it yet · otherwise how it ended. */
export type InvoiceStatusView = 'open' | 'late' | 'paid' | 'declined' | 'cancelled' | 'expired'

/** The actions for an invoice, and their state. */
export function useOpenInvoice({ id, status, expiresAt }: InvoiceRow) {
  const inFlight = useRef(false)
  const [doing, setDoing] = useState<Action | null>(null)
  const [failure, setFailure] = useState<AppError | null>(null)
  /** The status was checked, and the invoice is still not paid. */
  const [notPaidYet, setNotPaidYet] = useState(false)
  const [withdrawn, setWithdrawn] = useState(false)
  const late = useSecondsUntil(expiresAt) === 0

  async function once(action: Action, run: () => Promise<void>): Promise<void> {
    if (inFlight.current) return
    inFlight.current = true
    setDoing(action)
    setFailure(null)
    setNotPaidYet(false)
    await run()
    inFlight.current = false
    setDoing(null)
  }

  const check = () =>
    once('check', async () => {
      const answer = await commands.money.checkInvoice({ invoiceId: id })
      if (!answer.ok) setFailure(answer.error)
      else setNotPaidYet(answer.value !== null && isInvoiceOpen(answer.value))
    })

  const cancel = () =>
    once('cancel', async () => {
      const answer = await commands.money.cancelDeposit({ invoiceId: id })
      if (!answer.ok) setFailure(answer.error)
      else setWithdrawn(answer.value === 'declined')
    })

  return {
    statusView: getStatusView(status, late, withdrawn),
    doing,
    failure,
    notPaidYet,
    check: () => void check(),
    cancel,
  }
}

function getStatusView(status: InvoiceRow['status'], late: boolean, withdrawn: boolean): InvoiceStatusView {
  if (status === 'waiting' || status === 'processing') return late ? 'late' : 'open'
  return status === 'declined' && withdrawn ? 'cancelled' : status
}

export type InvoiceActions = ReturnType<typeof useOpenInvoice>
