import { command } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import type { SlipSelection } from '#db/rows.ts'
import type { Journal } from '../money/index.ts'
import type { AcceptRule, BetKind } from '#domain/betting/betting.ts'
import type { OddsFormat } from '#domain/betting/odds.ts'
import {
  type CashOutOrder,
  cashOutSportBet,
  loadCashOutQuote,
  loadSportBets,
  placeSportBet,
  type SportBetOrder,
} from './bets.ts'
import * as settings from './settings.ts'
import { createSlip, type NamedSelection, type SelectionPrice, type TypedStake } from './slip.ts'

export { bettingKind, refreshOpenSportBets, upsertSportBet } from './bets.ts'
export { createBettingReader } from './reader.ts'

/** The commands of the sportsbook. The money chunk is loaded with the first bet. */
export function bettingCommands(context: Context, journal: () => Promise<Journal>) {
  const slip = createSlip(context)
  return {
    /** Fetches the player's open bets and the last settled ones. Errors: those of a call; the last good rows stay. */
    refresh: command(() => loadSportBets(context)),
    /**
     * Places one bet. In: an idempotency key (UUID) that the page creates for it, the stake in minor units of the
     * currency in `shown`, the wallet and the slip's revision as the player saw them, the sum of this and the following
     * bets of the press, and the selections with the odds that the player accepted. Out: nothing; by then the bet's row
     * has the key, and its selections are removed from the slip. Errors: `limits` with the limit in fields.amount,
     * `funds` if the balance does not cover the sum, `pending`, `offline` (it is not enqueued), `conflict` with reason
     * `currency.changed`, `balance.changed` or `slip.changed` since the player saw them, or with a field
     * `selections.<place>` for each selection that caused it. With reason `unknown` the reply was lost, and the journal
     * looks up the outcome. Sent once.
     */
    bet: command(async (order: SportBetOrder) => placeSportBet(context, await journal(), slip, order)),
    /** Fetches the price of a cash-out unless the one in the bet's row still holds; it is there by then. Errors: those of a call. */
    loadQuote: command(({ betId }: { betId: string }) => loadCashOutQuote(context, betId)),
    /**
     * Cashes out a share (per cent) of an open bet at the price of a quote. In: also the price that the player saw.
     * Errors: `conflict` (`quote.lower` than that price, `quote.expired`, `bet.over`), `pending`, those of a call; reason `unknown` as for a bet. Sent once.
     */
    cashOut: command(async (order: CashOutOrder) => cashOutSportBet(context, await journal(), order)),
    /** The bet slip of this device, shared by its tabs; needs no network. */
    slip: {
      /** Adds a selection; one that is in the slip stays as it is. Errors: `limits` with reason `slip.full`. */
      add: command((selection: Omit<SlipSelection, 'stakes'>) => slip.add(selection)),
      remove: command((named: NamedSelection) => slip.remove(named)),
      /** Updates selections to their current odds, in thousandths. */
      takePrices: command((prices: readonly SelectionPrice[]) => slip.takePrices(prices)),
      /** Stores a stake as typed, with its currency: of a selection, or with null of the accumulator. */
      setStake: command((stake: TypedStake) => slip.setStake(stake)),
      setKind: command(({ kind }: { kind: BetKind }) => slip.setKind(kind)),
      setAccept: command(({ accept }: { accept: AcceptRule }) => slip.setAccept(accept)),
      clear: command(() => slip.clear()),
    },
    setFormat: command(({ format }: { format: OddsFormat }) => settings.setFormat(context, format)),
    /** Adds an event to the favourites by its id, or removes it. */
    setFavourite: command((choice: settings.FavouriteEvent) => settings.setFavouriteEvent(context, choice)),
  }
}
