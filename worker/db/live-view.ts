import { database } from './page-database.ts'
import type { TopicRow, TopicStates } from './rows.ts'

/** The page's view of what is played together; apart from `view.ts`, as a first visit shows none of it. */

/** A topic as last known; null before it has ever come. */
export async function topic<Name extends keyof TopicStates>(name: Name): Promise<TopicRow<Name> | null> {
  // The store is keyed by the topic's own name, so the row under it is of that topic's type.
  return ((await database.topics.get(name)) as TopicRow<Name> | undefined) ?? null
}
