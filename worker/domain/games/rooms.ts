import type { Currency } from '../money/currencies.ts'
import { betLimits, type Range } from '../money/limits.ts'
import { type Minor, minor } from '../money/money.ts'

/**
 * Rooms: players put stakes into one pot, one ticket is drawn (`rooms-draw.ts`), and its owner gets the pot less the
 * fee. A round is drawn 15 s after its second player has joined; if no second player joins within 60 s, the stake is
 * returned.
 */

/** Ordered by stake, lowest first. */
export const ROOM_COLOURS = ['red', 'yellow', 'purple'] as const
export type RoomColour = (typeof ROOM_COLOURS)[number]

export const ROOM_FEE_PERCENT = 5
/** Time from the second player's entry to the draw. */
export const ROOM_DRAW_MS = 15_000
/** How long the first player waits for a second one before the stake is returned. */
export const ROOM_ALONE_MS = 60_000
/** A round with this many entries is drawn immediately, since every viewer of the room receives all entries. */
export const ROOM_MOST_ENTRIES = 100
/** How many drawn rounds a room shows. */
export const ROOM_PAST_ROUNDS = 20
/** How long the ring spins until it stops at the winning ticket. */
export const ROOM_SPIN_MS = 5_000

/** A stake in a round; entries are in the order of joining, which is also the order of their tickets. */
export type RoomEntry = {
  /** The idempotency key of the bet, created by the player's device. */
  id: string
  /** Distinguishes the players of a round: the same player always has the same seat. */
  seat: number
  /** The player's public name; null if the player hides it. */
  player: string | null
  /** One ticket per minor unit. */
  amount: Minor
}

/** waiting: for a second player · countdown: the draw has its time. */
export type RoomPhase = 'waiting' | 'countdown'

/** The smallest stake of each room, as a multiple of coinflip's smallest bet (1, 10 and 50 roubles). */
const TIMES: Record<RoomColour, number> = { red: 1, yellow: 10, purple: 50 }

export function isRoomColour(text: string | undefined): text is RoomColour {
  return ROOM_COLOURS.some((colour) => colour === text)
}

/** The smallest stake of a room, in minor units of a currency. */
export function roomStake(room: RoomColour, currency: Currency): Minor {
  return minor(betLimits('coinflip', currency).min * TIMES[room])
}

/** Limits of one stake in a room, in minor units: from the room's smallest stake to coinflip's largest bet. */
export function roomLimits(room: RoomColour, currency: Currency): Range {
  return { min: roomStake(room, currency), max: betLimits('coinflip', currency).max }
}

/** The fee on a pot, rounded down in the winner's favour. Both in minor units; integer arithmetic only. */
export function roomFee(pot: Minor): Minor {
  return minor(Number((BigInt(pot) * BigInt(ROOM_FEE_PERCENT)) / 100n))
}

/** What the winner gets, own stake included: the pot less the fee, in minor units. */
export function roomPayout(pot: Minor): Minor {
  return minor(pot - roomFee(pot))
}
