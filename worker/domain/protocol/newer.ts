/**
 * Whether one thing was told after another was asked for; the answer to what was asked for earlier does not replace it
 * then. Both and `now` in ms of the device's clock (`Date.now()`), which all tabs share: the server's (decisions
 * "Time") is put right by answers, so that a later moment may be a smaller one. A moment that lies ahead says nothing:
 * the device's clock was set meanwhile.
 */
export function isNewer(toldAt: number, askedAt: number, now: number): boolean {
  return toldAt > askedAt && toldAt <= now
}
