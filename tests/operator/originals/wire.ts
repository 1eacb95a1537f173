import type { ROUND_CALLS } from '#endpoints/originals/endpoints.ts'
import type { WireOf } from '../../../worker/http/endpoint.ts'
import type { OriginalGame } from '#domain/games/originals.ts'

/** The calls of all games have the same fields; `bet`, `state` and `action` differ and are passed through. */
export type Calls = (typeof ROUND_CALLS)['coinflip']
export type Settled = WireOf<Calls['bet']>
type WireRound = Settled['round']

/** Converts a game's bets and rounds between the wire format and the common form. */
export type Wire = {
  /** The bet in a request body. */
  getBet: (body: { [name: string]: unknown }) => unknown
  toRound: (round: WireRound) => WireRound
}

const COMMON: Wire = { getBet: ({ bet }) => bet, toRound: (round) => round }

/** Dice has the target and the roll beside the amount instead of `bet` and `state`, and has no steps. */
const DICE: Wire = {
  getBet: ({ target, direction }) => ({ target, direction }),
  toRound: ({ bet, state, status: _status, step: _step, cash_out: _cashOut, ...common }) =>
    // The wire format of dice, which the shared type does not include.
    ({ ...common, ...bet, ...state }) as unknown as WireRound,
}

export function wireOf(game: OriginalGame): Wire {
  return game === 'dice' ? DICE : COMMON
}
