/** Event counters for tests. Bets and deposits are counted in the ledger instead. */
export type Counters = {
  refreshesGranted: number
  refreshesRejected: number
  familiesRevoked: number
  logins: number
  registrations: number
  logouts: number
  socketsOpened: number
  /** Attempts that were answered with 503. */
  socketsRejected: number
  /** Number of CORS preflights, by service and path. */
  preflights: Record<string, number>
}

export function createCounters(): Counters {
  return {
    refreshesGranted: 0,
    refreshesRejected: 0,
    familiesRevoked: 0,
    logins: 0,
    registrations: 0,
    logouts: 0,
    socketsOpened: 0,
    socketsRejected: 0,
    preflights: {},
  }
}
