import { logWhenLate } from '../core/late.ts'
import { log } from '../core/page.ts'
import type { RemotePageBridge } from '../core/page-bridge.ts'
import { trackedDatabase } from './leave.ts'
import type { MyDatabase } from './my-database.ts'

export type OpenDatabase = {
  db: MyDatabase
  /** Resolves when the page has a copy of everything written so far; undefined if the page reads the disk itself. */
  copied: () => Promise<void> | undefined
}

/**
 * Opens MyDatabase on disk, or in memory with a copy in the page if the browser provides no IndexedDB. Rejects when the
 * chunk of the in-memory database cannot be loaded.
 */
export async function openDatabase(host: RemotePageBridge): Promise<OpenDatabase> {
  const db = trackedDatabase()
  try {
    db.on('blocked', () => log('database blocked by another tab'))
    await logWhenLate('database', db.open())
    return { db, copied: () => undefined }
  } catch (error) {
    return (await import('./memory.ts')).openMemory(host, error)
  }
}
