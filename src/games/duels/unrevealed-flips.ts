import type { LiveBetRow } from '../../../worker/db/view.ts'
import { LANDING_MS } from '../coinflip/flight.ts'

type Bet = Pick<LiveBetRow<'duel'>, 'status' | 'state'>

/** When the outcome of a bet may be shown, ms of server time: once the coin has landed. null if there was no flip. */
export function getRevealAt({ status, state: { draw } }: Bet, isStill: boolean): number | null {
  return status === 'settled' && draw ? draw.flips_at + (isStill ? 0 : LANDING_MS) : null
}

/**
 * The newest settled bet whose outcome may be shown; `next` is the next reveal time, ms of server time, null if none is
 * due.
 */
export function getNewestRevealed<Each extends Bet>(
  bets: readonly Each[],
  next: number | null,
  isStill: boolean,
): Each | null {
  return (
    bets.find((bet) => {
      const at = getRevealAt(bet, isStill)
      return bet.status === 'settled' && (at === null || next === null || at < next)
    }) ?? null
  )
}
