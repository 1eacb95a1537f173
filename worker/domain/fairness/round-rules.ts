import type { RoundAction, RoundBet, RoundState } from '../games/round-shapes.ts'
import type { Currency } from '../money/currencies.ts'
import type { Minor } from '../money/money.ts'
import type { OriginalGame } from '../games/originals.ts'

/** Returns the first `count` draws of the round's bet, 32-bit integers (domain/fairness/draws.ts). */
export type Draw = (count: number) => number[]

/** The current state of a round: what the player may see, what it has paid, and what a cash-out would pay. */
export type Drawn<Game extends OriginalGame> = {
  status: 'open' | 'settled'
  state: RoundState<Game>
  /** Total return, minor units; zero while the round is open or if it is lost. */
  payout: Minor
  /** What a cash-out pays, minor units; null if there is nothing to cash out. */
  cashOut: Minor | null
}

/**
 * A game's rules, the same for the operator that draws rounds and the page that checks them. Pure functions: no clock
 * and no randomness of their own. An invalid bet or action gives an error code, such as "tile.opened".
 */
export type RoundRules<Game extends OriginalGame> = {
  /** The error code of an invalid bet, or null. Bet limits are checked elsewhere. */
  betProblem(bet: RoundBet<Game>, amount: Minor, currency: Currency): string | null
  /** The round immediately after the bet. */
  start(draw: Draw, bet: RoundBet<Game>, amount: Minor, currency: Currency): Drawn<Game>
  /** The round after a step, or the error code of an invalid step. Games without steps reject all. */
  act(
    draw: Draw,
    bet: RoundBet<Game>,
    amount: Minor,
    state: RoundState<Game>,
    action: RoundAction<Game>,
  ): Drawn<Game> | string
  /** Draws a settled round again from its seeds, with the same bet and the steps in its `state`. */
  replay(
    draw: Draw,
    bet: RoundBet<Game>,
    amount: Minor,
    state: RoundState<Game>,
    currency: Currency,
  ): Pick<Drawn<Game>, 'state' | 'payout'>
}
