type Known = {
  hasDirectory: boolean
  /** Of the sports that are shown: how many there are, how many have come, and how many events these have. */
  sports: number
  sportsKnown: number
  events: number
  /** Nothing can come now, or it has been waited for long enough. */
  isGivenUp: boolean
}

/**
 * Whether the list of events can be shown: with the names and some prices, with all that there is (it may be nothing),
 * or once no more is to be expected. `missing`: there is nothing to show, and nothing comes.
 */
export function getListState({ hasDirectory, sports, sportsKnown, events, isGivenUp }: Known) {
  if (hasDirectory && (events > 0 || sportsKnown === sports || isGivenUp)) return 'shown'
  return isGivenUp ? 'missing' : 'waiting'
}
