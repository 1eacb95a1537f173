import type { RoundAction, RoundBet, RoundState } from '#domain/games/round-shapes.ts'
import { ROUND_RULES } from '#domain/fairness/all-round-rules.ts'
import { draws, type Seeds } from '#domain/fairness/draws.ts'
import type { Draw, Drawn, RoundRules } from '#domain/fairness/round-rules.ts'
import type { OriginalGame } from '#domain/games/originals.ts'
import type { Currency } from '#domain/money/currencies.ts'
import type { Minor } from '#domain/money/money.ts'

/** The pair and the nonce of a round. */
export type RoundSeeds = Seeds & { nonce: number }

type Stake<Game extends OriginalGame> = { bet: RoundBet<Game>; amount: Minor }

/** Draws the round of a bet of practice. */
export function drawStart<Game extends OriginalGame>(
  game: Game,
  seeds: RoundSeeds,
  { bet, amount, currency }: Stake<Game> & { currency: Currency },
): Drawn<Game> {
  return getRules(game).start(getDraw(seeds), bet, amount, currency)
}

/** Draws the next step of an open round of practice; returns the error code of an invalid step. */
export function drawStep<Game extends OriginalGame>(
  game: Game,
  seeds: RoundSeeds,
  { bet, amount, state }: Stake<Game> & { state: RoundState<Game> },
  action: RoundAction<Game>,
): Drawn<Game> | string {
  return getRules(game).act(getDraw(seeds), bet, amount, state, action)
}

/** The rules of a game, which elsewhere check the operator's rounds. */
export function getRules<Game extends OriginalGame>(game: Game): RoundRules<Game> {
  return ROUND_RULES[game]
}

function getDraw(seeds: RoundSeeds): Draw {
  return (count) => draws(seeds, seeds.nonce, count)
}
