import type { OriginalGame } from '#db/view.ts'
import type { Table } from '../use-table.ts'

/** `loading`: rounds may still load. `unknown`: they cannot be loaded now, and the device has none. */
export type RoundsStatus = 'known' | 'loading' | 'unknown'

export type RoundsFacts = Pick<Table<OriginalGame>, 'loggedIn' | 'pair' | 'knownUntil' | 'problem' | 'reachable'> & {
  rounds: readonly unknown[] | null
}

/**
 * Whether the player's rounds at a table are known. "No rounds" is shown only once the operator has replied, or, if it
 * is unreachable, once the database has. A guest has none.
 */
export function getRoundsStatus(table: RoundsFacts): RoundsStatus {
  const { loggedIn, rounds, pair, knownUntil, problem, reachable } = table
  if (loggedIn === false || (rounds !== null && rounds.length > 0)) return 'known'
  if (loggedIn === null || rounds === null) return 'loading'
  // The operator has replied, but the live query may not have read the newest round yet.
  if (knownUntil !== null) return knownUntil === 0 ? 'known' : 'loading'
  if (reachable && problem === null) return 'loading'
  // The seed pair is stored together with the rounds, so having the pair means that the rounds are stored too.
  return pair === null ? 'unknown' : 'known'
}
