import type { SharedBetRow } from '#db/view.ts'

type Bet = Pick<SharedBetRow<'rooms'>, 'roundId' | 'status'>

/** The current state of a room. */
export type RoomNow = {
  /** The round that the ring is spinning for; null while it rests. */
  turningId: string | null
  /** The round open for stakes as last reported, while the room is live. */
  openId: string | null
  /** The draw time of that round has passed. */
  isDue: boolean
}

/**
 * Whether the outcome of a bet is still to be shown on the ring: the ring is spinning, or the room has not reported the
 * draw yet.
 */
export function isUnrevealed({ roundId, status }: Bet, { turningId, openId }: Omit<RoomNow, 'isDue'>): boolean {
  return status !== 'cancelled' && roundId !== null && (roundId === turningId || roundId === openId)
}

/** Whether the balance could reveal an outcome before the ring does. */
export function hasUnrevealedStake(bets: readonly Bet[], now: RoomNow): boolean {
  return bets.some((bet) => {
    const isOver = bet.roundId === now.turningId || bet.status === 'settled' || now.isDue
    return isOver && isUnrevealed(bet, now)
  })
}
