import type { RoundAction, RoundBet, RoundState } from '../../endpoints/originals/shapes.ts'
import type { Currency } from '../money/currencies.ts'
import type { Minor } from '../money/money.ts'
import type { OriginalGame } from '../games/originals.ts'

/** The first `count` draws of the round's bet, integers of 32 bits (domain/fairness/draws.ts). */
export type Draw = (count: number) => number[]

/** A round as it stands: what may be seen of it, what it has paid, and what a cash-out would pay. */
export type Drawn<Game extends OriginalGame> = {
  status: 'open' | 'settled'
  state: RoundState<Game>
  /** Total return, minor units; zero while it is open and where it is lost. */
  payout: Minor
  /** null where there is nothing to cash out. */
  cashOut: Minor | null
}

/**
 * A game's rules, the same for who draws (an operator) and who checks (the page). Pure: no clock, no chance of its own.
 * What cannot be done is told by a code, such as "tile.opened".
 */
export type RoundRules<Game extends OriginalGame> = {
  /** Why a bet of this form cannot be made at all; null when it can. Limits are looked at elsewhere. */
  betProblem(bet: RoundBet<Game>, amount: Minor, currency: Currency): string | null
  /** The round right after the bet. */
  start(draw: Draw, bet: RoundBet<Game>, amount: Minor, currency: Currency): Drawn<Game>
  /** The round after a step, or why it cannot be made. Games of one draw refuse all. */
  act(
    draw: Draw,
    bet: RoundBet<Game>,
    amount: Minor,
    state: RoundState<Game>,
    action: RoundAction<Game>,
  ): Drawn<Game> | string
  /** Draws a settled round again: what the seeds give for the same bet and the steps that its `state` tells of. */
  replay(
    draw: Draw,
    bet: RoundBet<Game>,
    amount: Minor,
    state: RoundState<Game>,
    currency: Currency,
  ): Pick<Drawn<Game>, 'state' | 'payout'>
}
