import type { HouseGame } from '../games/house-games.ts'
import type { FeatureFlag } from '../settings/feature-flags.ts'
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

/** What the operator has said of its games: flags that are on, calls that it has not got. `now`: ms of server time. */
export type GameAnswers = { flags: readonly FeatureFlag[]; notOffered: NotOffered | undefined; now: number }

/** Whether menus and lists show a house game: the operator has its calls and has not switched it off. */
export function isGameShown(game: HouseGame, { flags, notOffered, now }: GameAnswers): boolean {
  const sections: DataSection[] = game === 'cases' ? ['cases', 'casesCatalogue'] : [game]
  return !flags.includes(`disable-${game}`) && !sections.some((section) => isNotOffered(section, notOffered, now))
}
