import type { OriginalGame } from '../../../../worker/db/view.ts'
import type { Table } from '../table/use-table.ts'

/** `loading`: rounds may still come. `unknown`: they cannot be had now, and the device has none. */
export type RoundsStatus = 'known' | 'loading' | 'unknown'

export type RoundsFacts = Pick<Table<OriginalGame>, 'loggedIn' | 'pair' | 'knownUntil' | 'problem' | 'reachable'> & {
  rounds: readonly unknown[] | null
}

/**
 * Whether it is known which rounds a player has at a table: that there are none is said only once the operator, or
 * without it the database, has answered. A guest has none.
 */
export function getRoundsStatus(table: RoundsFacts): RoundsStatus {
  const { loggedIn, rounds, pair, knownUntil, problem, reachable } = table
  if (loggedIn === false || (rounds !== null && rounds.length > 0)) return 'known'
  if (loggedIn === null || rounds === null) return 'loading'
  // The operator's newest round may be on its way from the database.
  if (knownUntil !== null) return knownUntil === 0 ? 'known' : 'loading'
  if (reachable && problem === null) return 'loading'
  // The seeds are stored together with the rounds.
  return pair === null ? 'unknown' : 'known'
}
