import type { MyDatabase } from '#db/my-database.ts'

/** Topics of single events and similar that were not updated for this long are deleted. */
const UNSEEN_FOR_MS = 86_400_000

/**
 * Deletes the rows of topics with this name prefix that were written more than 24 h before `now` (ms of server time).
 * Runs inside the caller's transaction.
 */
export async function pruneTopics(db: MyDatabase, prefix: `${string}:`, now: number): Promise<void> {
  await db.topics
    .where('id')
    .startsWith(prefix)
    .and(({ asOf }) => asOf < now - UNSEEN_FOR_MS)
    .delete()
}
