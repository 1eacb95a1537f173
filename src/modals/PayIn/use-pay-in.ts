import { useState } from 'react'
import type { IntentRow, InvoiceRow } from '#db/view.ts'
import { commands } from '../../data/commands.ts'
import { useLastDeposit, useOpenInvoices, useUnsettled } from '../../data/account-queries.ts'
import { useViewer } from '../../data/queries.ts'
import { useRefresh } from '../../data/use-refresh.ts'
import { toWallet, useShownWallet } from '../../games/table/bet/use-shown-wallet.ts'
import { useCloseForGuest } from '../../forms/use-close-for-guest.ts'
import { useCloseModal } from '../../forms/use-close-modal.ts'
import type { PageOutcome } from '../../base/use-open-tab.ts'

/** What PayIn shows: an invoice or the deposit form; nothing until the database has been read. */
export type PayInView = { name: 'loading' } | { name: 'invoice'; id: string } | { name: 'form' }

export type OpenedInvoice = { id: string; page: PageOutcome }

/**
 * An invoice by its id, or the form (null). `first`: at opening, any open invoice. `next`: the form until the next
 * invoice opens.
 */
type Wanted = { id: string | null } | { first: true } | { next: true }

const NO_INVOICES: InvoiceRow[] = []
const NO_INTENTS: IntentRow[] = []

/**
 * Decides what PayIn shows: the requested invoice, otherwise the newest open one, otherwise the form. An invoice stays
 * until the player leaves it, even if it ends. The dialog closes at logout.
 */
export function usePayIn(invoiceId: string | undefined) {
  const viewer = useViewer()
  const invoices = useOpenInvoices()
  const last = useLastDeposit()
  const unsettled = useUnsettled('deposit') ?? NO_INTENTS
  const [wanted, show] = useState<Wanted>(invoiceId === undefined ? { first: true } : { id: invoiceId })
  /** The invoice opened by this dialog: its payment page is in another tab, unless the browser blocked that. */
  const [opened, setOpened] = useState<OpenedInvoice | null>(null)
  const close = useCloseModal('payIn')

  // Once shown, an invoice stays even if another one becomes the newest.
  const next = findNext(wanted, invoices)
  if (next) show(next)

  const { player = null, wallet = null } = viewer ?? {}
  useCloseForGuest(close)
  // Deposits opened on other devices are listed, but do not replace what is shown.
  useRefresh(() => commands.money.refreshInvoices(), player?.id !== undefined, player?.id)
  // Here, because the form is mounted again when the currency changes. A deposit does not depend on the balance.
  const seenWallet = useShownWallet(toWallet(wallet), true)

  return {
    view: getView(
      'id' in wanted ? wanted.id : null,
      invoices !== undefined && last !== undefined && viewer !== undefined,
    ),
    player,
    wallet,
    seenWallet,
    invoices: invoices ?? NO_INVOICES,
    unsettled,
    last: last ?? null,
    opened,
    showInvoice: (id: string) => show({ id }),
    showOpened: (here: OpenedInvoice) => {
      setOpened(here)
      show({ id: here.id })
    },
    showForm: () => show({ id: null }),
    /** Shows the form until an open invoice appears: a deposit that is being checked may turn out to be open. */
    showOpen: () => show({ next: true }),
    close,
  }
}

/** What is shown in place of what was wanted, as soon as that can be said; null until then. */
function findNext(wanted: Wanted, invoices: readonly InvoiceRow[] | undefined): { id: string | null } | null {
  const newest = invoices?.[0]?.id
  if ('next' in wanted && newest !== undefined) return { id: newest }
  return 'first' in wanted && invoices ? { id: newest ?? null } : null
}

function getView(id: string | null, known: boolean): PayInView {
  if (id) return { name: 'invoice', id }
  return { name: known ? 'form' : 'loading' }
}
