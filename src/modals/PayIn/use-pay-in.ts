import { useEffect, useState } from 'react'
import type { IntentRow, InvoiceRow } from '../../../worker/db/view.ts'
import { commands } from '../../data/commands.ts'
import { useOpenInvoices, useUnsettled } from '../../data/account-queries.ts'
import { useReachable, useViewer } from '../../data/queries.ts'
import { useCloseModal } from '../../forms/use-close-modal.ts'
import type { PageOutcome } from '../../app/routing/use-open-tab.ts'

/** What PayIn shows: an invoice, or the form for a new deposit; nothing yet while the database has not answered. */
export type PayInView = { name: 'loading' } | { name: 'invoice'; id: string } | { name: 'form' }

export type OpenedInvoice = { id: string; page: PageOutcome }

/** One by its id, or the form (null); the first time whichever is open; else the form till the next one is open. */
type Wanted = { id: string | null } | { first: true } | { next: true }

const NO_INVOICES: InvoiceRow[] = []
const NO_INTENTS: IntentRow[] = []

/**
 * Which part of PayIn is shown: an invoice first, the one asked for or else the newest that is open, and that one until
 * the player leaves it, also when it ends meanwhile; else the form. Closes with the session.
 */
export function usePayIn(invoiceId: string | undefined) {
  const viewer = useViewer()
  const invoices = useOpenInvoices()
  const unsettled = useUnsettled('deposit') ?? NO_INTENTS
  const [wanted, show] = useState<Wanted>(invoiceId === undefined ? { first: true } : { id: invoiceId })
  /** The invoice that was opened here: its payment page stands in another tab, unless the browser blocked it. */
  const [opened, setOpened] = useState<OpenedInvoice | null>(null)
  const close = useCloseModal('payIn')
  const newest = invoices?.[0]?.id

  // Once shown it stays, also when another one becomes the newest.
  if ('next' in wanted && newest !== undefined) show({ id: newest })
  if ('first' in wanted && invoices) show({ id: newest ?? null })

  const guest = viewer?.loggedIn === false
  useEffect(() => {
    if (guest) close()
  }, [guest, close])
  useOtherDevices(viewer?.player?.id)

  return {
    view: viewOf('id' in wanted ? wanted.id : null, invoices !== undefined && viewer !== undefined),
    player: viewer?.player ?? null,
    wallet: viewer?.wallet ?? null,
    invoices: invoices ?? NO_INVOICES,
    unsettled,
    opened,
    showInvoice: (id: string) => show({ id }),
    showOpened: (here: OpenedInvoice) => {
      setOpened(here)
      show({ id: here.id })
    },
    showForm: () => show({ id: null }),
    /** Back to whichever invoice is open: one that was being checked may turn up. */
    showOpen: () => show({ next: true }),
    close,
  }
}

/** Asks for the deposits that were opened elsewhere; they are listed, and take nobody's place. */
function useOtherDevices(playerId: string | undefined): void {
  const reachable = useReachable()
  useEffect(() => {
    if (reachable && playerId !== undefined) void commands.money.refreshInvoices()
  }, [reachable, playerId])
}

function viewOf(id: string | null, known: boolean): PayInView {
  if (id) return { name: 'invoice', id }
  return { name: known ? 'form' : 'loading' }
}
