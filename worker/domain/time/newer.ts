/**
 * Whether stored data arrived after a request was sent, so that the reply to that request must not replace it. All in
 * ms of the device clock (`Date.now()`), which all tabs share: server time is corrected by replies, so a later
 * timestamp may be smaller. False if `toldAt` is in the future, since the device clock was changed meanwhile.
 */
export function isNewer(asOf: number, askedAt: number, now: number): boolean {
  return asOf > askedAt && asOf <= now
}
