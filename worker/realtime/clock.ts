import type { MyDatabase } from '../db/my-database.ts'

/** A Date header is truncated to the second: on average it is 500 ms behind, with an error of ±500 ms. */
const HEADER_LAG_MS = 500
const HEADER_DOUBT_MS = 500
/**
 * A measurement that differs from the stored offset by more than this (plus both errors) means that the device clock
 * was changed: the stored offset is then discarded.
 */
const JUMP_MS = 2_000
/** How much the error of a stored measurement grows per ms of its age: clocks drift by far less. */
const DOUBT_PER_MS = 0.000_1
const WRITE_FROM_MS = 100

/** The server's clock. All timers and deadlines use it, because the device clock may be wrong. */
export type Clock = {
  /** Server time, ms since the epoch. */
  now(): number
  /** Takes a reply's Date header, with the timestamps of request and reply (device clock, ms). */
  hearHeader(date: string | null, sentAt: number, receivedAt: number): void
  /** Takes a server time that is exact to the millisecond, such as that of a pong, with the same timestamps. */
  hearExact(serverMs: number, sentAt: number, receivedAt: number): void
}

type Reading = { offset: number; doubt: number; at: number }

/**
 * Measures the offset between server and device clock, prefers the measurement with the smallest error, and writes it
 * to the app state `clock` for the page.
 */
export function createClock(db: MyDatabase): Clock {
  let kept: Reading | null = null
  let written: number | null = null
  // The offset of the last visit is better than the plain device clock, and worse than any measurement of this visit.
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
