import { command } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import type { Currency } from '../domain/money/currencies.ts'
import { isTournamentIntent, parseIntentKind, type TournamentIntentKind } from '../domain/protocol/intent-kinds.ts'
import { loadBilling } from './billing.ts'
import { type DepositOrder, depositKind, openDeposit, withdrawDeposit } from './deposit.ts'
import { followMoney } from './follow.ts'
import { checkInvoice, loadOpenInvoices, pollInvoices } from './invoices.ts'
import { type IntentKind, type IntentKinds, anyKind, createJournal } from './journal.ts'
import { loadPayouts, payoutKind, type PayoutOrder, cancelWithdrawal, withdraw } from './payouts.ts'
import { activateCurrency, loadWallets } from './wallets.ts'

export { type Applied, type IntentKind, type Journal, anyKind } from './journal.ts'
export { loadOpenInvoices, applyInvoiceStatus } from './invoices.ts'
export { onPayoutEvent } from './payouts.ts'

/** The kinds of intents that other domains know. */
type Kinds = {
  game: IntentKinds
  betting: IntentKinds
  tournament: (kind: TournamentIntentKind) => Promise<IntentKind>
}

/** Money as one: the journal that everything that moves it goes through, its commands, and what runs by itself. */
export function createMoney(context: Context, kinds: Kinds) {
  const deposit = depositKind(context)
  const payout = payoutKind(context)
  const journal = createJournal(context, async (kind) => {
    if (kind === 'deposit') return anyKind(deposit)
    if (kind === 'payout') return anyKind(payout)
    if (isTournamentIntent(kind)) return kinds.tournament(kind)
    return parseIntentKind(kind)?.game === 'betting' ? kinds.betting(kind) : kinds.game(kind)
  })
  const commands = {
    /** Fetches payment methods both ways and their limits. Errors: those of a call; the last ones stay. Spec 7. */
    refreshBilling: command(() => loadBilling(context)),
    /**
     * Opens an invoice. In: the method's hash, the amount in minor units of the wallet's currency, and the bonus that
     * is taken with it. Out: the invoice's id and its payment page, if it has one, already through the redirect rule.
     * Errors: `limits` with the limit in fields.amount or fields.bonus, `pending` (one for this method is on its way),
     * `conflict` (one is open: those of other devices are fetched), `validation`; with reason `unknown` the outcome is
     * being asked for. Spec 3 and 4, decisions "Money".
     */
    openDeposit: command((order: DepositOrder) => openDeposit(context, journal, deposit, order)),
    /** Cancels an open invoice. Out: its status after that. Errors: `conflict` when it is being paid. */
    cancelDeposit: command(({ invoiceId }: { invoiceId: string }) => withdrawDeposit(context, invoiceId)),
    /** Asks the operator for an invoice's status now. Out: the status. Spec 7. */
    checkInvoice: command(({ invoiceId }: { invoiceId: string }) => checkInvoice(context, invoiceId)),
    /** Asks for the outcome of deposits whose reply was lost. Out: how many are still unknown. */
    settle: command(async () => ({ open: await journal.settle('deposit') })),
    /** Takes over the open invoices of other devices. Errors: those of a call. */
    refreshInvoices: command(() => loadOpenInvoices(context)),
    /**
     * Withdraws. In: the method's hash, the amount in minor units of the wallet in use, and the card or the address.
     * Out: the withdrawal's id, with its row written. Errors: `limits` with fields.amount `amount.below:…`,
     * `amount.above:…` or `amount.commission`, `funds`, `validation` with fields.to `card.…` or `address.…` (found
     * before sending) or the operator's fields, `pending`, `offline` (nothing is kept for later); with reason `unknown`
     * it may have been taken, and its outcome is being asked for. Sent once. Spec 9, decisions "Money".
     */
    withdraw: command((order: PayoutOrder) => withdraw(context, journal, payout, order)),
    /** Asks for the outcome of withdrawals whose reply was lost. Out: how many are still unknown. */
    settlePayouts: command(async () => ({ open: await journal.settle('payout') })),
    /** Fetches the last withdrawals. Errors: those of a call; the last ones stay. Decisions "Money". */
    refreshPayouts: command(() => loadPayouts(context)),
    /** Takes a withdrawal back. Out: its status after that. Errors: `conflict` when it is being processed. */
    cancelPayout: command(({ id }: { id: string }) => cancelWithdrawal(context, id)),
    /** Fetches the wallets and which is in use. Errors: those of a call; the last ones stay. */
    refreshWallets: command(() => loadWallets(context)),
    /** Puts the wallet of a currency into use, and its cookie with it. Errors: `validation`, those of a call. Spec 3. */
    activateCurrency: command(({ currency }: { currency: Currency }) => activateCurrency(context, currency)),
  }
  return {
    journal,
    commands,
    pollInvoices: () => pollInvoices(context),
    /** What runs for one log-in until the signal ends. */
    follow: (signal: AbortSignal) => followMoney(context, journal, signal),
  }
}

export type Money = ReturnType<typeof createMoney>
