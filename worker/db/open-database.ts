import type { RemotePageBridge } from '../core/page-bridge.ts'
import { MyDatabase } from './my-database.ts'

export type OpenDatabase = {
  db: MyDatabase
  /** Resolves when the page has whatever has been written so far; at once where it reads the disk itself. */
  copied: () => Promise<void> | undefined
}

/**
 * Opens MyDatabase on disk; where the browser has none for us, in memory, of which the page keeps a copy. Rejects when
 * the code for that cannot be loaded.
 */
export async function openDatabase(host: RemotePageBridge): Promise<OpenDatabase> {
  const db = new MyDatabase()
  try {
    await db.open()
    return { db, copied: () => undefined }
  } catch (error) {
    return (await import('./memory.ts')).openMemory(host, error)
  }
}
