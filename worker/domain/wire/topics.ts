import type { RoomColour } from '../games/rooms.ts'
import type { Currency } from '../money/currencies.ts'

/** A topic's name: up to four words of letters, digits, "-" and "_", separated by ":"; the first in lower case. */
export const topicName = /^[a-z][a-z0-9_-]{0,63}(:[A-Za-z0-9_-]{1,64}){0,3}$/

/** The most topics that a page watches at once: enough for a full bet slip and the rest of its page. */
export const TOPICS_AT_MOST = 40

/** Summary of all rooms of a currency; `RoomTopic`: one room in detail; `DuelsTopic`: coinflips between players. */
export type RoomsTopic = `rooms:${Currency}`
export type RoomTopic = `room:${RoomColour}:${Currency}`
export type DuelsTopic = `duels:${Currency}`
