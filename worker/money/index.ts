import { command } from '../command.ts'
import type { Context } from '../context.ts'
import type { Minor } from '../rules/money.ts'
import { checkInvoice, depositKind, loadBilling, openDeposit, pollInvoices, withdrawDeposit } from './deposit.ts'
import { type IntentKinds, anyKind, createJournal } from './journal.ts'

export { type IntentKind, type Journal, anyKind } from './journal.ts'
export { takeInvoiceStatus } from './deposit.ts'

/** Money as one: the journal that everything that moves it goes through, its commands, and the poll of invoices. */
export function createMoney(context: Context, gameKinds: Omit<IntentKinds, 'deposit'>) {
  const deposit = depositKind(context)
  const journal = createJournal(context, { ...gameKinds, deposit: async () => anyKind(deposit) })
  const commands = {
    /** Fetches payment methods and their limits. Errors: those of a call; the last ones stay. Spec 7. */
    refreshBilling: command(() => loadBilling(context)),
    /**
     * Opens an invoice. In: the method's hash and the amount in minor units of the wallet's currency. Out: the
     * invoice's id and its payment page, if it has one, already through the redirect rule. Errors: `limits`,
     * `pending` (one for this method is on its way), `conflict`, `validation`; with reason `unknown` the outcome is
     * being asked for. Spec 3 and 4, decisions "Money".
     */
    openDeposit: command((order: { methodHash: string; amount: Minor }) =>
      openDeposit(context, journal, deposit, order),
    ),
    /** Cancels an open invoice. Out: its status after that. Errors: `conflict` when it is being paid. */
    cancelDeposit: command(({ invoiceId }: { invoiceId: string }) => withdrawDeposit(context, invoiceId)),
    /** Asks the operator for an invoice's status now. Out: the status. Spec 7. */
    checkInvoice: command(({ invoiceId }: { invoiceId: string }) => checkInvoice(context, invoiceId)),
    /** Asks for the outcome of deposits whose reply was lost. Out: how many are still unknown. */
    settle: command(async () => ({ open: await journal.settle('deposit') })),
  }
  return { journal, commands, pollInvoices: () => pollInvoices(context) }
}

export type Money = ReturnType<typeof createMoney>
