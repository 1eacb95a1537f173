import { command } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import type { SlipSelection } from '../db/rows.ts'
import type { Journal } from '../money/index.ts'
import type { AcceptRule, BetKind } from '../domain/betting/betting.ts'
import type { OddsFormat } from '../domain/betting/odds.ts'
import {
  type CashOutOrder,
  cashOutSportBet,
  loadCashOutQuote,
  loadSportBets,
  placeSportBet,
  type SportBetOrder,
} from './bets.ts'
import * as slip from './slip.ts'

export { bettingKind, refreshOpenSportBets, upsertSportBet } from './bets.ts'
export { createBettingReader } from './reader.ts'

/** The commands of the sportsbook. The money chunk is loaded with the first bet. */
export function bettingCommands(context: Context, journal: () => Promise<Journal>) {
  return {
    /** Fetches the player's open bets and the last settled ones. Errors: those of a call; the last good rows stay. */
    refresh: command(() => loadSportBets(context)),
    /**
     * Places one bet. In: an idempotency key (UUID) that the page creates for it, the stake in minor units of the
     * wallet's currency, and the selections with the odds that the player accepted. Out: nothing; by then the bet's row
     * has the key, and its selections are removed from the slip. Errors: `limits` with the limit in fields.amount,
     * `funds`, `pending`, `offline` (it is not enqueued), `conflict` with a field `selections.<place>` for each
     * selection that caused it. With reason `unknown` the reply was lost, and the journal looks up the outcome. Sent
     * once.
     */
    bet: command(async (order: SportBetOrder) => placeSportBet(context, await journal(), order)),
    /** Fetches the price of a cash-out; it is in the bet's row by then. Errors: those of a call. */
    loadQuote: command(({ betId }: { betId: string }) => loadCashOutQuote(context, betId)),
    /**
     * Cashes out a share (per cent) of an open bet at the price of a quote. Errors: `conflict` (`quote.expired`,
     * `bet.over`), `pending`, those of a call; reason `unknown` as for a bet. Sent once.
     */
    cashOut: command(async (order: CashOutOrder) => cashOutSportBet(context, await journal(), order)),
    /** The bet slip of this device, shared by its tabs; needs no network. */
    slip: {
      /** Adds a selection, or removes it if it is in the slip. Errors: `limits` with reason `slip.full`. */
      toggle: command((selection: Omit<SlipSelection, 'stake'>) => slip.toggleSelection(context, selection)),
      remove: command((named: Parameters<typeof slip.removeSelection>[1]) => slip.removeSelection(context, named)),
      /** Updates selections to their current odds, in thousandths. */
      takePrices: command((prices: Parameters<typeof slip.applyPrices>[1]) => slip.applyPrices(context, prices)),
      /** Stores a stake as typed: of a selection, or with null of the accumulator. */
      setStake: command((stake: Parameters<typeof slip.setStake>[1]) => slip.setStake(context, stake)),
      setKind: command(({ kind }: { kind: BetKind }) => slip.setKind(context, kind)),
      setAccept: command(({ accept }: { accept: AcceptRule }) => slip.setAccept(context, accept)),
      clear: command(() => slip.clearSlip(context)),
    },
    setFormat: command(({ format }: { format: OddsFormat }) => slip.setFormat(context, format)),
    /** Adds an event to the favourites by its id, or removes it. */
    toggleFavourite: command(({ event }: { event: string }) => slip.toggleFavourite(context, event)),
  }
}
