import type { MyDatabase } from '#db/my-database.ts'
import { CLOCK_JUMP_MS, createServerClock, deviceEpoch } from '#domain/time/server-clock.ts'

/** A Date header is truncated to the second: on average it is 500 ms behind, with an error of ±500 ms. */
const HEADER_LAG_MS = 500
const HEADER_DOUBT_MS = 500
/** How much the error of a stored measurement grows per ms of its age: clocks drift by far less. */
const DOUBT_PER_MS = 0.000_1
const WRITE_FROM_MS = 100
/** How old the row for the page may be while nothing is new in it, ms. */
const ROW_AGE_MS = 60_000
/** The latest time that a `Date` can be, ms. */
const LATEST_MS = 8.64e15

/** The server's clock. All timers and deadlines use it, because the device clock may be wrong. */
export type Clock = {
  /** Server time, ms since the epoch. */
  now(): number
  /** A time that the server's clock has reached for sure, ms since the epoch: see `ServerClock`. */
  reached(): number
  /** Takes a reply's Date header, with the times of request and reply (`performance.now()`, ms). */
  syncByHeader(date: string | null, sentAt: number, receivedAt: number): void
  /** Takes a server time that is exact to the millisecond, such as that of a pong, with the same times. */
  syncExactly(serverMs: number, sentAt: number, receivedAt: number): void
  /** Whether the device's clock has not jumped since the last measurement. */
  isSure(): boolean
  /**
   * For a jump after which no measurement is available: a clock that is ahead is believed, because a device that was
   * asleep is far more frequent than one whose clock was set; one that is behind can only have been set.
   */
  acceptJump(): void
}

/** `start`: the server time at which `performance.now()` was 0; `at`: when it was measured (`performance.now()`). */
type Reading = { start: number; doubt: number; at: number }

/**
 * Measures the server's clock against elapsed time, prefers the measurement with the smallest error, and writes its
 * offset from the device clock to the app state `clock` for the page, also each time that the device clock has jumped.
 */
export function createClock(db: MyDatabase): Clock {
  let best: Reading | null = null
  let clock = createServerClock(0)
  let written: { start: number; epoch: number; at: number } | null = null
  /** The time that the server's clock has reached, as it was when `performance.now()` was 0. */
  let reachedStart: number | null = null
  // The offset of the last visit is better than the plain device clock, and worse than any measurement of this visit.
  void db.facts.get('clock').then(
    (row) => {
      if (row?.id !== 'clock' || best) return
      clock = createServerClock(row.offset)
      best = { start: clock.at(0), doubt: Infinity, at: performance.now() }
      reachedStart = (row.reached ?? 0) - performance.now()
    },
    () => undefined,
  )

  function take(start: number, doubt: number, at: number): void {
    if (!(Math.abs(start) < LATEST_MS)) return
    const errors = best ? best.doubt + (at - best.at) * DOUBT_PER_MS + doubt : Infinity
    const isSure = clock.isSure()
    // A difference above both errors: elapsed time stood still while the device was asleep, or the server's clock moved.
    const hasJumped = best !== null && Math.abs(start - best.start) > errors + (isSure ? CLOCK_JUMP_MS : 0)
    const isBetter = best === null || hasJumped || doubt < errors - doubt
    if (isBetter) best = { start, doubt, at }
    reachedStart = best?.start ?? start
    const isOld = written === null || performance.now() - written.at > ROW_AGE_MS
    if (isBetter || !isSure || isOld) follow(reachedStart)
  }

  /** Counts on from a start, relative to the device clock as it is now. */
  function follow(start: number): void {
    const epoch = deviceEpoch()
    clock = createServerClock(start - epoch)
    const at = performance.now()
    if (written && at - written.at < ROW_AGE_MS) {
      const moved = Math.max(Math.abs(written.start - start), Math.abs(written.epoch - epoch))
      if (moved < WRITE_FROM_MS) return
    }
    written = { start, epoch, at }
    const row = { id: 'clock' as const, offset: Math.round(start - epoch), reached: Math.floor(reached()) }
    void db.facts.put(row).catch(() => undefined)
  }

  /** Without any measurement the device's clock is all there is. */
  function reached(): number {
    return reachedStart === null ? clock.now() : reachedStart + performance.now()
  }

  return {
    now: () => clock.now(),
    reached,
    isSure: () => clock.isSure(),
    acceptJump() {
      const start = clock.at(0) + Math.max(0, clock.jumpedBy())
      best = { start, doubt: Infinity, at: performance.now() }
      follow(start)
    },
    syncByHeader(date, sentAt, receivedAt) {
      const server = date === null ? Number.NaN : Date.parse(date)
      const trip = Math.max(0, receivedAt - sentAt)
      take(server + HEADER_LAG_MS - (sentAt + trip / 2), trip / 2 + HEADER_DOUBT_MS, receivedAt)
    },
    syncExactly(serverMs, sentAt, receivedAt) {
      const trip = Math.max(0, receivedAt - sentAt)
      take(serverMs - (sentAt + trip / 2), trip / 2, receivedAt)
    },
  }
}
