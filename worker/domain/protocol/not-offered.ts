import type { HouseGame } from '../games/house-games.ts'
import type { DataSection } from './data-sections.ts'

/** The operator may have added a call since: after a day its links are back, and the next visit of one asks again. */
const ASK_AGAIN_MS = 86_400_000

/** The data sections whose call the operator has not got, with when it last said so, ms of server time. */
export type NotOffered = Partial<Record<DataSection, number>>

/** Whether the operator has not got a section's call, by an answer of the last day. `now`: ms of server time. */
export function isNotOffered(section: DataSection, answers: NotOffered | undefined, now: number): boolean {
  const at = answers?.[section]
  // Page and worker may differ by a moment; a timestamp far in the future comes from a clock that was corrected since.
  return at !== undefined && Math.abs(now - at) < ASK_AGAIN_MS
}

/** Whether a house game is on offer, as far as the operator has answered. `now`: ms of server time. */
export function isGameOffered(game: HouseGame, answers: NotOffered | undefined, now: number): boolean {
  return !isNotOffered(game, answers, now) && !(game === 'cases' && isNotOffered('casesCatalogue', answers, now))
}
