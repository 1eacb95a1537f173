import type { MyDatabase } from '../db/my-database.ts'

/** Topics of single events and the like that nobody has looked at for so long are deleted. */
const UNSEEN_FOR_MS = 86_400_000

/** Deletes the rows of a kind of topic, by how their names begin, that were written long ago. Inside the caller's transaction. */
export async function pruneTopics(db: MyDatabase, prefix: `${string}:`, now: number): Promise<void> {
  await db.topics
    .where('id')
    .startsWith(prefix)
    .and(({ asOf }) => asOf < now - UNSEEN_FOR_MS)
    .delete()
}
