import { draws, hashText } from '../fairness/draws.ts'
import { type Minor, minor } from '../money/money.ts'

/**
 * How a room's round is drawn. The server seed is fixed, and its hash shown, before anybody joins. The client seed is
 * made of all entries, so that it is known only when the last one has come; each entry's id is the idempotency key that
 * its player's own device made. The nonce is 0, and one draw is taken.
 */

/** One stake in a round, in the order of joining; it holds a ticket for each minor unit. */
export type Tickets = { id: string; amount: Minor }

const ENTRY = /^([\w-]{1,64}):([1-9]\d{0,14})$/
const DRAW_BITS = 32n

/** The entries as the text that the client seed is the SHA-256 of: a line "id:tickets" each, in order of joining. */
export function entriesText(entries: readonly Tickets[]): string {
  return entries.map(({ id, amount }) => `${id}:${amount}`).join('\n')
}

/** Reads such a text; null for what is none. */
export function parseEntries(text: string): Tickets[] | null {
  const entries: Tickets[] = []
  for (const line of text.split('\n')) {
    const [, id, amount] = ENTRY.exec(line) ?? []
    if (id === undefined) return null
    entries.push({ id, amount: minor(Number(amount)) })
  }
  return entries
}

/** All tickets of a round. */
export function ticketsIn(entries: readonly Tickets[]): number {
  return entries.reduce((sum, { amount }) => sum + amount, 0)
}

/** floor(draw / 2^32 × total) by integers: exact for every total that an amount can be. */
export function winningTicket(draw: number, total: number): number {
  return Number((BigInt(draw) * BigInt(total)) >> DRAW_BITS)
}

/** Who holds a ticket, counted from 0 in the order of joining; null where there is no such ticket. */
export function getTicketHolder<Entry extends Tickets>(entries: readonly Entry[], ticket: number): Entry | null {
  let first = 0
  for (const entry of entries) {
    if (ticket < first + entry.amount) return ticket >= first ? entry : null
    first += entry.amount
  }
  return null
}

export type RoomDraw<Entry extends Tickets> = {
  clientSeed: string
  /** An integer of 32 bits. */
  draw: number
  total: number
  ticket: number
  winner: Entry | null
}

/** Draws a round from its server seed and its entries; `winner` is null where there are none. */
export function drawRoom<Entry extends Tickets>(serverSeed: string, entries: readonly Entry[]): RoomDraw<Entry> {
  const clientSeed = hashText(entriesText(entries))
  const [draw = 0] = draws({ serverSeed, clientSeed }, 0, 1)
  const total = ticketsIn(entries)
  const ticket = winningTicket(draw, total)
  return { clientSeed, draw, total, ticket, winner: getTicketHolder(entries, ticket) }
}
