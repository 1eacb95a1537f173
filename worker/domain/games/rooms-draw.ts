import { draws, hashText } from '../fairness/draws.ts'
import { type Minor, minor } from '../money/money.ts'

/**
 * How a room's round is drawn: one draw at nonce 0. The server seed is fixed and its hash is shown before anyone joins.
 * The client seed is computed from all entries, so it is known only after the last one; each entry's id is the
 * idempotency key that its player's device created.
 */

/** A stake in a round. It has one ticket per minor unit; tickets are numbered in the order of joining. */
export type Tickets = { id: string; amount: Minor }

const ENTRY = /^([\w-]{1,64}):([1-9]\d{0,14})$/
const DRAW_BITS = 32n

/** The text whose SHA-256 is the client seed: a line "id:tickets" per entry, in the order of joining. */
export function entriesText(entries: readonly Tickets[]): string {
  return entries.map(({ id, amount }) => `${id}:${amount}`).join('\n')
}

/** Parses such a text; null if it is invalid. */
export function parseEntries(text: string): Tickets[] | null {
  const entries: Tickets[] = []
  for (const line of text.split('\n')) {
    const [, id, amount] = ENTRY.exec(line) ?? []
    if (id === undefined) return null
    entries.push({ id, amount: minor(Number(amount)) })
  }
  return entries
}

/** The number of tickets in a round. */
export function ticketsIn(entries: readonly Tickets[]): number {
  return entries.reduce((sum, { amount }) => sum + amount, 0)
}

/** The winning ticket: floor(draw / 2^32 × total), exact for every valid amount. */
export function winningTicket(draw: number, total: number): number {
  return Number((BigInt(draw) * BigInt(total)) >> DRAW_BITS)
}

/** The entry that has a ticket (counted from 0 in the order of joining); null if there is no such ticket. */
export function getTicketEntry<Entry extends Tickets>(entries: readonly Entry[], ticket: number): Entry | null {
  let first = 0
  for (const entry of entries) {
    if (ticket < first + entry.amount) return ticket >= first ? entry : null
    first += entry.amount
  }
  return null
}

export type RoomDraw<Entry extends Tickets> = {
  clientSeed: string
  /** A 32-bit integer. */
  draw: number
  total: number
  ticket: number
  winner: Entry | null
}

/** Draws a round from its server seed and entries; `winner` is null if there are no entries. */
export function drawRoom<Entry extends Tickets>(serverSeed: string, entries: readonly Entry[]): RoomDraw<Entry> {
  const clientSeed = hashText(entriesText(entries))
  const [draw = 0] = draws({ serverSeed, clientSeed }, 0, 1)
  const total = ticketsIn(entries)
  const ticket = winningTicket(draw, total)
  return { clientSeed, draw, total, ticket, winner: getTicketEntry(entries, ticket) }
}
