import type { Currency } from './currencies.ts'
import { betLimits } from './limits.ts'
import { type Minor, minor } from './money.ts'

export const ROOM_COLOURS = ['red', 'yellow', 'purple'] as const
export type RoomColour = (typeof ROOM_COLOURS)[number]

/** The least stake of each room, times the least bet of coinflip in a currency (spec 9: of roubles 1, 10 and 50). */
const TIMES: Record<RoomColour, number> = { red: 1, yellow: 10, purple: 50 }

/** The least stake of a room, in minor units of a currency. */
export function roomStake(room: RoomColour, currency: Currency): Minor {
  return minor(betLimits('coinflip', currency).min * TIMES[room])
}
