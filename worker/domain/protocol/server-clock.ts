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

/** In: server clock minus device clock now, ms. */
export function createServerClock(offset: number): ServerClock {
  const epoch = deviceEpoch()
  const at = (elapsedMs: number): number => epoch + offset + elapsedMs
  const jumpedBy = (): number => deviceEpoch() - epoch
  return {
    now: () => at(performance.now()),
    at,
    toDevice: (serverMs) => serverMs - offset + jumpedBy(),
    jumpedBy,
    isSure: () => Math.abs(jumpedBy()) < CLOCK_JUMP_MS,
  }
}
