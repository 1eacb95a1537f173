import type { LiveBetRow } from '../../../worker/db/view.ts'

type Bet = Pick<LiveBetRow<'rooms'>, 'roundId' | 'status'>

/** How a room stands. */
type Now = {
  /** The round that the ring turns for; null while it rests. */
  turningId: string | null
  /** The round that takes stakes as last reported, while the room is live. */
  openId: string | null
  /** The time of that round's draw has come. */
  isDue: boolean
}

/** Whether what came of a bet is still to be seen on the ring: it turns, or the room has not reported the draw yet. */
export function isUnrevealed({ roundId, status }: Bet, { turningId, openId }: Omit<Now, 'isDue'>): boolean {
  return status !== 'cancelled' && roundId !== null && (roundId === turningId || roundId === openId)
}

/** Whether the balance may give an outcome away before the ring does. */
export function hasUnrevealedStake(bets: readonly Bet[], now: Now): boolean {
  return bets.some((bet) => {
    const isOver = bet.roundId === now.turningId || bet.status === 'settled' || now.isDue
    return isOver && isUnrevealed(bet, now)
  })
}
