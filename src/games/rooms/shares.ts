import type { RoomEntry } from '#db/view.ts'
import { type Minor, minor } from '#domain/money/money.ts'

/** One player's share of a pot; the player may have staked several times. */
export type Share = { seat: number; player: string | null; amount: Minor; isCurrentPlayer: boolean; entryIds: string[] }

const COLOURS = 8

/** Index of a player's colour on the ring, from 0; the same for all viewers. */
export function getShareColour(seat: number): number {
  return seat % COLOURS
}

/** The shares of all players in a round, largest first. */
export function getShares(entries: readonly RoomEntry[], playerBetIds: ReadonlySet<string>): Share[] {
  const shares = new Map<number, Share>()
  for (const { id, seat, player, amount } of entries) {
    const share = shares.get(seat) ?? { seat, player, amount: minor(0), isCurrentPlayer: false, entryIds: [] }
    shares.set(seat, {
      ...share,
      amount: minor(share.amount + amount),
      isCurrentPlayer: share.isCurrentPlayer || playerBetIds.has(id),
      entryIds: [...share.entryIds, id],
    })
  }
  return [...shares.values()].toSorted((a, b) => b.amount - a.amount)
}

/**
 * The final rotation of the ring in degrees, after `turns` whole turns, so that the middle of the ticket is under the
 * pointer at the top.
 */
export function restAngle(ticket: number, total: number, turns: number): number {
  return turns * 360 - ((ticket + 0.5) / total) * 360
}
