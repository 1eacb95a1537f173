import { command } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { isTournamentIntent, parseIntentKind, type TournamentIntentKind } from '#domain/money/intent-kinds.ts'
import { followProtection } from '../protection/index.ts'
import { type AddressToSave, removeAddress, saveAddress } from './addresses.ts'
import { loadBilling } from './billing.ts'
import { type DepositOrder, depositKind, openDeposit, withdrawDeposit } from './deposit.ts'
import { followMoney } from './follow.ts'
import { checkInvoice, loadOpenInvoices, pollInvoices } from './invoices.ts'
import { type IntentKind, type IntentKinds, anyKind, createJournal } from './journal.ts'
import { loadPayouts, payoutKind, type PayoutOrder, cancelWithdrawal, withdraw } from './payouts.ts'
import { activateCurrency, loadWallets } from './wallets.ts'

export { type Applied, type IntentKind, type Journal, anyKind } from './journal.ts'
export { assertLimits } from './assert-limits.ts'
export { type BetOrder, type BetTerms, type CheckedStake, checkStake, placeBet } from './place-bet.ts'
export { loadOpenInvoices, applyInvoiceStatus } from './invoices.ts'
export { onPayoutEvent } from './payouts.ts'

/** Intent kinds of the other features, loaded when one of their intents is sent or settled. */
type Kinds = {
  game: IntentKinds
  betting: IntentKinds
  tournament: (kind: TournamentIntentKind) => Promise<IntentKind>
}

/**
 * Creates the money feature: the journal that every payment and bet goes through, its commands, and its background
 * jobs.
 */
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
    /**
     * Fetches the payment methods for deposits and withdrawals, with their limits. Errors: those of a call; the last
     * good rows stay.
     */
    refreshBilling: command(() => loadBilling(context)),
    /**
     * Opens an invoice. In: the method's hash, the amount in minor units of the currency in `shown`, the wallet and the
     * exchange rate as the player saw them, the id of the bonus that the deposit activates, and that of the card of an
     * earlier payment to pay with. Out: the invoice's id and its payment page, if it has one, already checked by the redirect rule. Errors: `limits` with the limit in
     * fields.amount or fields.bonus, `pending` (a deposit by this method has no known outcome yet), `conflict` (reason
     * `currency.changed`, `balance.changed` or `terms.changed` since the player saw them; any other: an invoice is
     * open, and those of other devices are fetched), `validation`, `unavailable` with reason `disabled` (deposits are
     * switched off). With reason `unknown` the reply was lost, and the journal asks for the outcome.
     */
    openDeposit: command((order: DepositOrder) => openDeposit(context, journal, deposit, order)),
    /** Cancels an open invoice. Out: its status afterwards. Errors: `conflict` when it is already being paid. */
    cancelDeposit: command(({ invoiceId }: { invoiceId: string }) => withdrawDeposit(context, invoiceId)),
    /** Asks the operator for an invoice's status now. Out: the status. */
    checkInvoice: command(({ invoiceId }: { invoiceId: string }) => checkInvoice(context, invoiceId)),
    /** Asks for the outcome of deposits whose reply was lost. Out: how many are still unknown. */
    settle: command(async () => ({ open: await journal.settle('deposit') })),
    /** Fetches the player's open invoices, including those of other devices. Errors: those of a call. */
    refreshInvoices: command(() => loadOpenInvoices(context)),
    /**
     * Withdraws money. In: the method's hash, the amount in minor units of the currency in `shown`, the wallet, the
     * amount after commission and the exchange rate as the player saw them, and the card number, the wallet address, or the
     * id of a card of an earlier payment. Out: the withdrawal's id; its row is written by then. Errors: `limits` with fields.amount `amount.below:…`,
     * `amount.above:…` or `amount.commission`, `funds`, `conflict` with reason `currency.changed`, `balance.changed` or
     * `terms.changed` since the player saw them, `validation` with fields.to `card.…` or `address.…` (found before
     * sending) or with the operator's fields, `pending`, `offline` (it is not enqueued), `unavailable` with reason
     * `disabled` (withdrawals are switched off). With reason `unknown` the reply was lost, and the journal asks for the
     * outcome. Sent once.
     */
    withdraw: command((order: PayoutOrder) => withdraw(context, journal, payout, order)),
    /** Asks for the outcome of withdrawals whose reply was lost. Out: how many are still unknown. */
    settlePayouts: command(async () => ({ open: await journal.settle('payout') })),
    /** Fetches the last withdrawals. Errors: those of a call; the last good rows stay. */
    refreshPayouts: command(() => loadPayouts(context)),
    /** Cancels a withdrawal. Out: its status afterwards. Errors: `conflict` when it is already being processed, `forbidden` with reason `protection.noReversal`. */
    cancelPayout: command(({ id }: { id: string }) => cancelWithdrawal(context, id)),
    /**
     * Saves a wallet address of a network under a name, or gives a saved one another name. Errors: `validation` with
     * fields.name `name.empty` or fields.to `address.…` (found before sending) or with the operator's fields,
     * `conflict` with reason `address.tooMany`, those of a call; it is not enqueued.
     */
    saveAddress: command((address: AddressToSave) => saveAddress(context, address)),
    /** Removes a saved address. Errors: those of a call. */
    removeAddress: command(({ id }: { id: string }) => removeAddress(context, id)),
    /** Fetches the wallets, and which one is active. Errors: those of a call; the last good rows stay. */
    refreshWallets: command(() => loadWallets(context)),
    /** Makes the wallet of a currency the active one and sets its cookie. Errors: `validation`, those of a call. */
    activateCurrency: command(({ currency }: { currency: Currency }) => activateCurrency(context, currency)),
  }
  return {
    journal,
    commands,
    pollInvoices: () => pollInvoices(context),
    /** Runs the background jobs of one log-in, also those of its limits and breaks, until the signal aborts. */
    follow: async (signal: AbortSignal) => {
      await Promise.all([followMoney(context, journal, signal), followProtection(context, signal)])
    },
  }
}

export type Money = ReturnType<typeof createMoney>
