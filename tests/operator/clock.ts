/**
 * The operator's clock. Its own decisions (token life, invoice life) go by `now`; what it tells others goes by
 * `shown`, which a test may skew, as a wrong clock of the player's device looks the same from inside the app.
 */
export type Clock = {
  /** ms since the epoch, for deciding. */
  now(): number
  /** ms since the epoch, for telling. */
  shown(): number
  /** A moment of the operator's own as text for the wire, skewed. */
  moment(at: number): string
  skewMs: number
}

export function createClock(): Clock {
  const clock: Clock = {
    skewMs: 0,
    now: () => Date.now(),
    shown: () => Date.now() + clock.skewMs,
    moment: (at) => new Date(at + clock.skewMs).toISOString(),
  }
  return clock
}
