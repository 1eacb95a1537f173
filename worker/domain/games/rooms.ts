import type { Currency } from '../money/currencies.ts'
import { betLimits, type Range } from '../money/limits.ts'
import { type Minor, minor } from '../money/money.ts'

/**
 * Rooms: players put stakes into one pot, one ticket is drawn, and its holder gets the pot less the fee. A round is
 * drawn 15 s after its second player; who is alone for 60 s gets the stake back. How a ticket is drawn: rooms-draw.ts.
 */

/** By their stake, the lowest first. */
export const ROOM_COLOURS = ['red', 'yellow', 'purple'] as const
export type RoomColour = (typeof ROOM_COLOURS)[number]

export const ROOM_FEE_PERCENT = 5
/** From the second player to the draw. */
export const ROOM_DRAW_MS = 15_000
/** How long the first player waits for a second one until the stake comes back. */
export const ROOM_ALONE_MS = 60_000
/** A round that has so many entries is drawn at once: whoever looks at it gets all of them. */
export const ROOM_MOST_ENTRIES = 100
/** How many drawn rounds a room shows. */
export const ROOM_PAST_ROUNDS = 20
/** How long the ring turns until it rests on the winning ticket. */
export const ROOM_SPIN_MS = 5_000

/** The least stake of each room, times the least bet of coinflip in a currency (spec 9: of roubles 1, 10 and 50). */
const TIMES: Record<RoomColour, number> = { red: 1, yellow: 10, purple: 50 }

export function isRoomColour(text: string | undefined): text is RoomColour {
  return ROOM_COLOURS.some((colour) => colour === text)
}

/** The least stake of a room, in minor units of a currency. */
export function roomStake(room: RoomColour, currency: Currency): Minor {
  return minor(betLimits('coinflip', currency).min * TIMES[room])
}

/** What may be staked in a room at once, in minor units: from its own stake to the most of coinflip. */
export function roomLimits(room: RoomColour, currency: Currency): Range {
  return { min: roomStake(room, currency), max: betLimits('coinflip', currency).max }
}

/** The fee on a pot, in minor units; rounded down, in the winner's favour. Exact: no float carries money. */
export function roomFee(pot: Minor): Minor {
  return minor(Number((BigInt(pot) * BigInt(ROOM_FEE_PERCENT)) / 100n))
}

/** What the winner of a pot gets, the own stake included: the pot less the fee. */
export function roomPayout(pot: Minor): Minor {
  return minor(pot - roomFee(pot))
}
