/** A device clock that moved by more than this against elapsed time, ms, was set, or the device was asleep. */
export const CLOCK_JUMP_MS = 2_000

/**
 * Server time, counted on from one measurement by elapsed time (`performance.now()`), so that setting the device's
 * clock does not change it.
 */
export type ServerClock = {
  /** Server time, ms since the epoch. */
  now(): number
  /** The server time at a value of `performance.now()`, both ms. */
  at(elapsedMs: number): number
  /**
   * A time that the server's clock has reached at a value of `performance.now()`, both ms: the last measured one, counted
   * on by elapsed time. It is behind the server's time after a reload or a sleep until the next measurement, and never
   * ahead of it, wherever the device's clock is set. What protects a player ends by it.
   */
  reached(elapsedMs: number): number
  /** What the device's clock shows at a server time, both ms. */
  toDevice(serverMs: number): number
  /**
   * How far the device's clock has moved against elapsed time since the measurement, ms. It was set, or the device was
   * asleep, as elapsed time stands still in many sleeping devices: only another measurement shows which.
   */
  jumpedBy(): number
  /** Whether the device's clock has not jumped: otherwise the server time is not known until the next measurement. */
  isSure(): boolean
}

/** The reading of the device's clock at which `performance.now()` was 0, ms: it changes when the clock jumps. */
export function deviceEpoch(): number {
  return Date.now() - performance.now()
}

/**
 * In: server clock minus device clock now, and a time that the server's clock has reached by now, both ms; without one
 * the clock is believed.
 */
export function createServerClock(offset: number, reached = Date.now() + offset): ServerClock {
  const epoch = deviceEpoch()
  const startedAt = performance.now()
  const at = (elapsedMs: number): number => epoch + offset + elapsedMs
  const jumpedBy = (): number => deviceEpoch() - epoch
  return {
    now: () => at(performance.now()),
    at,
    reached: (elapsedMs) => reached + elapsedMs - startedAt,
    toDevice: (serverMs) => serverMs - offset + jumpedBy(),
    jumpedBy,
    isSure: () => Math.abs(jumpedBy()) < CLOCK_JUMP_MS,
  }
}
