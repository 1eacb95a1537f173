import type { LiveBetRow } from '../../../worker/db/view.ts'
import { LANDING_MS } from '../coinflip/flight.ts'

type Bet = Pick<LiveBetRow<'duel'>, 'status' | 'state'>

/** When what came of a bet may be told, ms of the server's clock: once the coin lies. null where none was thrown. */
export function getRevealAt({ status, state: { draw } }: Bet, isStill: boolean): number | null {
  return status === 'settled' && draw ? draw.flips_at + (isStill ? 0 : LANDING_MS) : null
}

/** The newest bet that is over and may be told; `next` is the first moment to come at which one may be, if there is any. */
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
