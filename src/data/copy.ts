import { beginCopy, copyRows } from '#db/page-copy.ts'
import type { RowChange } from '#db/row-change.ts'
import { rerunQueries } from './shared-query.ts'
import { noteMemory } from './storage.ts'

/**
 * Applies row changes of the worker's in-memory database to the page's copy; null starts an empty copy. Resolves when
 * queries can read it.
 */
export async function saveCopy(changes: readonly RowChange[] | null): Promise<void> {
  if (changes) return copyRows(changes)
  await beginCopy()
  noteMemory()
  rerunQueries()
}
