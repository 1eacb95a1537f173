import { beginCopy, copyRows } from '../../worker/db/page-copy.ts'
import type { RowChange } from '../../worker/db/row-change.ts'
import { rerunQueries } from './shared-query.ts'
import { noteMemory } from './storage.ts'

/** Keeps what the worker's memory holds; null begins anew. Resolves when queries can read it. */
export async function saveCopy(changes: readonly RowChange[] | null): Promise<void> {
  if (changes) return copyRows(changes)
  await beginCopy()
  noteMemory()
  rerunQueries()
}
