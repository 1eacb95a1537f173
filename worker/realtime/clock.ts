import type { MyDatabase } from '../db/my-database.ts'

/** A Date header is cut to the second, so it is half a second late on average, give or take as much. */
const HEADER_LAG_MS = 500
const HEADER_DOUBT_MS = 500
/** A reading this far from the kept one means that the device clock was set: the old one is worth nothing. */
const JUMP_MS = 2_000
/** How much a kept reading's doubt grows while it ages: clocks drift by far less. */
const DOUBT_PER_MS = 0.000_1
const WRITE_FROM_MS = 100

/** The server's clock (decisions "Time"). All moments that count are read from it. */
export type Clock = {
  /** Server time, ms since the epoch. */
  now(): number
  /** A reply's Date header, with when its request left and it came (device clock, ms). */
  hearHeader(date: string | null, sentAt: number, receivedAt: number): void
  /** A server moment that is exact to the millisecond, such as a pong's. */
  hearExact(serverMs: number, sentAt: number, receivedAt: number): void
}

type Reading = { offset: number; doubt: number; at: number }

/** Keeps the offset between server and device clock, the surest reading winning, and tells it to the page. */
export function createClock(db: MyDatabase): Clock {
  let kept: Reading | null = null
  let written: number | null = null
  // What the last visit knew is better than the device's own word, and worse than any answer.
  void db.facts.get('clock').then(
    (row) => {
      if (row?.id === 'clock') kept ??= { offset: row.offset, doubt: Infinity, at: Date.now() }
    },
    () => undefined,
  )

  function take(offset: number, doubt: number, at: number): void {
    const aged = kept ? kept.doubt + (at - kept.at) * DOUBT_PER_MS : Infinity
    const jumped = kept !== null && Math.abs(offset - kept.offset) > JUMP_MS + aged + doubt
    if (kept && !jumped && doubt >= aged) return
    kept = { offset, doubt, at }
    if (written !== null && Math.abs(written - offset) < WRITE_FROM_MS) return
    written = offset
    void db.facts.put({ id: 'clock', offset: Math.round(offset), measuredAt: at }).catch(() => undefined)
  }

  return {
    now: () => Date.now() + (kept?.offset ?? 0),
    hearHeader(date, sentAt, receivedAt) {
      const server = date === null ? Number.NaN : Date.parse(date)
      if (!Number.isFinite(server)) return
      const trip = Math.max(0, receivedAt - sentAt)
      take(server + HEADER_LAG_MS - (sentAt + trip / 2), trip / 2 + HEADER_DOUBT_MS, receivedAt)
    },
    hearExact(serverMs, sentAt, receivedAt) {
      const trip = Math.max(0, receivedAt - sentAt)
      take(serverMs - (sentAt + trip / 2), trip / 2, receivedAt)
    },
  }
}
