import type { RoomEntry } from '../../../worker/db/view.ts'
import { type Minor, minor } from '../../../worker/domain/money/money.ts'

/** What one player holds of a pot; the same player may have staked more than once. */
export type Share = { seat: number; player: string | null; amount: Minor; isOwn: boolean; entryIds: string[] }

const COLOURS = 8

/** A player's colour on the ring, from 0; the same for all who look. */
export function getShareColour(seat: number): number {
  return seat % COLOURS
}

/** Everybody's shares of a round, the largest first. */
export function getShares(entries: readonly RoomEntry[], ownIds: ReadonlySet<string>): Share[] {
  const shares = new Map<number, Share>()
  for (const { id, seat, player, amount } of entries) {
    const share = shares.get(seat) ?? { seat, player, amount: minor(0), isOwn: false, entryIds: [] }
    shares.set(seat, {
      ...share,
      amount: minor(share.amount + amount),
      isOwn: share.isOwn || ownIds.has(id),
      entryIds: [...share.entryIds, id],
    })
  }
  return [...shares.values()].toSorted((a, b) => b.amount - a.amount)
}

/** Where the ring rests so that a ticket's middle is under the pointer at the top, in degrees after whole turns. */
export function restAngle(ticket: number, total: number, turns: number): number {
  return turns * 360 - ((ticket + 0.5) / total) * 360
}
