type Known = {
  hasDirectory: boolean
  /** The number of shown sports, of those already loaded, and of the events in these. */
  sports: number
  sportsKnown: number
  events: number
  /** No data can arrive now, or the wait was too long. */
  isGivenUp: boolean
}

/**
 * Whether the event list can be shown: the directory has loaded, together with some odds or all sports (possibly
 * empty), or nothing more is expected. `missing`: nothing to show and nothing will arrive.
 */
export function getListState({ hasDirectory, sports, sportsKnown, events, isGivenUp }: Known) {
  if (hasDirectory && (events > 0 || sportsKnown === sports || isGivenUp)) return 'shown'
  return isGivenUp ? 'missing' : 'waiting'
}
