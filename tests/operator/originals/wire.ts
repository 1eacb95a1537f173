import type { ROUND_CALLS } from '../../../worker/endpoints/originals/endpoints.ts'
import type { WireOf } from '../../../worker/http/endpoint.ts'
import type { OriginalGame } from '../../../worker/domain/games/originals.ts'

/** The calls of all games have one form; what differs (bet, state, action) is passed through as it is. */
export type Calls = (typeof ROUND_CALLS)['coinflip']
export type Settled = WireOf<Calls['bet']>
type WireRound = Settled['round']

/** How a game's bets and rounds stand on the wire. */
export type Wire = {
  /** The bet that a body names. */
  getBet: (body: { [name: string]: unknown }) => unknown
  toRound: (round: WireRound) => WireRound
}

const COMMON: Wire = { getBet: ({ bet }) => bet, toRound: (round) => round }

/** Dice names its target and its roll beside the amount, and has no steps. */
const DICE: Wire = {
  getBet: ({ target, direction }) => ({ target, direction }),
  toRound: ({ bet, state, status: _status, step: _step, cash_out: _cashOut, ...common }) =>
    // The wire form of dice, which the shared type does not name.
    ({ ...common, ...bet, ...state }) as unknown as WireRound,
}

export function wireOf(game: OriginalGame): Wire {
  return game === 'dice' ? DICE : COMMON
}
