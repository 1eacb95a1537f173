import type { SharedBetRow } from '#db/view.ts'
import { COIN_LANDING_MS } from '../coinflip/flight.ts'

type Bet = Pick<SharedBetRow<'duel'>, 'status' | 'state'>

/** When the outcome of a bet may be shown, ms of server time: once the coin has landed. null if there was no flip. */
export function getRevealAt({ status, state: { draw } }: Bet, isStill: boolean): number | null {
  return status === 'settled' && draw ? draw.flips_at + (isStill ? 0 : COIN_LANDING_MS) : null
}

/**
 * The settled bets whose outcome may be shown, newest first; `next` is the next reveal time, ms of server time, null if
 * none is due.
 */
export function getRevealed<Each extends Bet>(bets: readonly Each[], next: number | null, isStill: boolean): Each[] {
  return bets.filter((bet) => {
    const at = getRevealAt(bet, isStill)
    return bet.status === 'settled' && (at === null || next === null || at < next)
  })
}

/** Of the bets whose outcome may be shown, those that have a result: a duel that no one joined has none. */
export function getFlipResults<Each extends Bet>(revealed: readonly Each[]): Each[] {
  return revealed.filter(({ state }) => state.draw !== null)
}
