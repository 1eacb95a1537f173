import type { MyDatabase } from './my-database.ts'
import type { CrashRoundRow } from './rows.ts'

/** How the ids of the rounds begin that this device draws for practice. */
export const PRACTICE_ROUND = 'practice-'
/** The most rounds stored for checking, of practice and of the operator each. */
const STORED_AT_MOST = 200

/** Stores a finished round of crash inside the caller's transaction, and deletes the oldest of its kind above 200. */
export async function putCrashRound(db: MyDatabase, round: CrashRoundRow): Promise<void> {
  await db.crashRounds.put(round)
  const isPractice = round.id.startsWith(PRACTICE_ROUND)
  const isSameKind = ({ id }: CrashRoundRow): boolean => id.startsWith(PRACTICE_ROUND) === isPractice
  const ids = await db.crashRounds.orderBy('startedAt').filter(isSameKind).primaryKeys()
  await db.crashRounds.bulkDelete(ids.slice(0, -STORED_AT_MOST))
}
