/**
 * The operator's clock. The operator itself uses `now` (token life, invoice life); everything it sends uses `shown`. A
 * test may skew `shown`: inside the app that looks the same as a wrong clock on the player's device.
 */
export type OperatorClock = {
  /** ms since the epoch, for the operator's own logic. */
  now(): number
  /** ms since the epoch, skewed, for clients. */
  shown(): number
  /** Converts a `now` timestamp to skewed wire text. */
  moment(at: number): string
  skewMs: number
}

export function createOperatorClock(): OperatorClock {
  const clock: OperatorClock = {
    skewMs: 0,
    now: () => Date.now(),
    shown: () => Date.now() + clock.skewMs,
    moment: (at) => new Date(at + clock.skewMs).toISOString(),
  }
  return clock
}
