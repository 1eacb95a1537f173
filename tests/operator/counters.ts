/** What a test counts. Bets and deposits are not here: they are counted in the ledger itself. */
export type Counters = {
  refreshesGranted: number
  refreshesRefused: number
  familiesRevoked: number
  logins: number
  registrations: number
  logouts: number
  socketsOpened: number
  /** Of each service and path: how often a browser asked whether it may send a call there. */
  preflights: Record<string, number>
}

export function createCounters(): Counters {
  return {
    refreshesGranted: 0,
    refreshesRefused: 0,
    familiesRevoked: 0,
    logins: 0,
    registrations: 0,
    logouts: 0,
    socketsOpened: 0,
    preflights: {},
  }
}
